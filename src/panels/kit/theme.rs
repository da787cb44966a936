//! Colours of the panels, dark and light, and the style of every widget that egui draws itself.

use super::fonts;
pub use crate::settings::Theme;
use crate::{
    art::packs::pack::{overlay_colours::OverlayColours, palette::Colour},
    engine::counters::Flag,
    scene::Shade,
    settings::Colours,
};
use bevy_egui::egui::{
    Color32, Context, CornerRadius, Id, Margin, Shadow, Stroke, Style, TextStyle, Vec2, Visuals,
    style::{HandleShape, ScrollStyle, Selection, WidgetVisuals, Widgets},
};

impl Theme {
    /// Returns the colours of the panels, with those of counters and tables.
    pub fn palette_in(self, colours: Colours) -> &'static Palette {
        match (self, colours) {
            (Self::Dark, Colours::Usual) => &DARK,
            (Self::Light, Colours::Usual) => &LIGHT,
            (Self::Dark, Colours::ColourBlind) => &DARK_COLOUR_BLIND,
            (Self::Light, Colours::ColourBlind) => &LIGHT_COLOUR_BLIND,
        }
    }
}

/// The colours of the panels in one theme.
#[derive(Debug)]
pub struct Palette {
    /// The area around the map and behind the title.
    pub desk: Color32,
    /// The ground behind the panels.
    pub background: Color32,
    pub panel: Color32,
    /// Buttons, chips, headers.
    pub raised: Color32,
    /// Rules and outlines.
    pub line: Color32,
    pub text: Color32,
    /// Text of headers and labels.
    pub text_second: Color32,
    /// Text of hints.
    pub text_third: Color32,
    /// The one strong colour, as a ground.
    pub accent: Color32,
    pub accent_ink: Color32,
    pub accent_text: Color32,
    /// Colour of good news.
    pub good: Color32,
    /// Colour of bad news.
    pub bad: Color32,
    /// Text in the cells of the results table that are not live.
    pub dim_cell_text: Color32,
    /// Whether the ground is dark.
    pub dark: bool,
    /// Red and grey counters.
    sides: [Color32; 2],
    olive: Color32,
    /// Results of combat, from good to bad for the attacker.
    results: [Color32; 10],
}

impl Palette {
    /// The colour of a side's counters.
    pub fn side(&self, side: impl Into<Flag>) -> Color32 {
        match side.into() {
            Flag::Red => self.sides[0],
            Flag::Grey => self.sides[1],
            Flag::Olive => self.olive,
        }
    }

    /// The colour of a side's counters as the art pack in this window draws them.
    pub fn side_in(&self, ctx: &Context, side: impl Into<Flag>) -> Color32 {
        let flag = side.into();
        let worn = ctx.data(|data| data.get_temp::<PackSides>(Id::new(PACK_SIDES)));
        worn.and_then(|worn| worn.of(flag)).unwrap_or_else(|| self.side(flag))
    }

    /// Returns the shade of a result: its ground and the text on it.
    pub fn shade(&self, shade: Shade) -> (Color32, Color32) {
        match shade {
            Shade::Ramp(place) => {
                let ground = self.results[place.min(self.results.len() - 1)];
                (ground, ink_on(ground))
            }
            Shade::Own(ground, ink) => (colour_of(ground), colour_of(ink)),
        }
    }
}

const PACK_SIDES: &str = "pack-sides";

/// The colours of the sides' counters in an art pack that differ from the standard pack. The standard colours have
/// shades of their own in the panels.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PackSides {
    pub red: Option<Color32>,
    pub grey: Option<Color32>,
    pub olive: Option<Color32>,
}

impl PackSides {
    /// Returns the colours of a pack that differ from those of another one.
    pub fn of_pack(pack: &OverlayColours, standard: &OverlayColours) -> Self {
        let own = |flag: Flag| {
            let [colour, usual] = [pack, standard].map(|colours| colours.fire(flag)[0]);
            let [red, green, blue] = colour.0;
            (colour != usual).then(|| Color32::from_rgb(red, green, blue))
        };
        Self { red: own(Flag::Red), grey: own(Flag::Grey), olive: own(Flag::Olive) }
    }

    /// Draws sides in these colours in a window from now on.
    pub fn put_on(self, ctx: &Context) {
        ctx.data_mut(|data| data.insert_temp(Id::new(PACK_SIDES), self));
    }

    fn of(self, flag: Flag) -> Option<Color32> {
        match flag {
            Flag::Red => self.red,
            Flag::Grey => self.grey,
            Flag::Olive => self.olive,
        }
    }
}

/// Converts a colour of the data to one of egui.
pub(crate) fn colour_of(Colour([red, green, blue]): Colour) -> Color32 {
    Color32::from_rgb(red, green, blue)
}

/// Returns a text colour that is legible on this ground.
fn ink_on(ground: Color32) -> Color32 {
    let dark_ground = u32::from(ground.r()) + 2 * u32::from(ground.g()) + u32::from(ground.b()) < 420;
    if dark_ground { Color32::WHITE } else { RESULT_INK }
}

/// Brick red and field grey.
const SIDES: [Color32; 2] = [rgb(0xA2_3E_2D), rgb(0xBC_C7_C9)];
/// The drab of American tanks.
const OLIVE: Color32 = rgb(0x7C_84_4A);
/// Dark brown and pale blue.
const SIDES_COLOUR_BLIND: [Color32; 2] = [rgb(0x6B_2C_12), rgb(0xA9_CB_E3)];
/// Green to orange.
const RESULTS: [Color32; 10] = [
    rgb(0x1F_8F_86),
    rgb(0x3A_A3_97),
    rgb(0x4F_B0_A4),
    rgb(0x74_BD_B0),
    rgb(0x8C_C8_BB),
    rgb(0xB9_D6_C6),
    rgb(0xC9_C4_B4),
    rgb(0xE9_B8_84),
    rgb(0xDE_8F_52),
    rgb(0xC8_63_2F),
];
/// Blue to orange.
const RESULTS_COLOUR_BLIND: [Color32; 10] = [
    rgb(0x08_51_9C),
    rgb(0x31_82_BD),
    rgb(0x6B_AE_D6),
    rgb(0x9E_CA_E1),
    rgb(0xC6_DB_EF),
    rgb(0xE3_EA_F0),
    rgb(0xEE_E9_DD),
    rgb(0xFD_BE_85),
    rgb(0xF0_8A_3C),
    rgb(0xB3_58_06),
];

const fn rgb(hex: u32) -> Color32 {
    Color32::from_rgb((hex >> 16) as u8, (hex >> 8) as u8, hex as u8)
}

const DARK: Palette = Palette {
    desk: rgb(0x11_13_14),
    background: rgb(0x17_19_1B),
    panel: rgb(0x20_24_27),
    raised: rgb(0x2A_2F_33),
    line: rgb(0x3B_42_47),
    text: rgb(0xE8_E3_D6),
    text_second: rgb(0xA9_AE_A9),
    text_third: rgb(0x8D_95_92),
    accent: rgb(0xE0_A9_3B),
    accent_ink: rgb(0x20_17_03),
    accent_text: rgb(0xE0_A9_3B),
    good: rgb(0x5B_B0_A5),
    bad: rgb(0xD9_66_3F),
    dim_cell_text: rgb(0xC9_D2_CC),
    dark: true,
    sides: SIDES,
    olive: OLIVE,
    results: RESULTS,
};

const DARK_COLOUR_BLIND: Palette =
    Palette { sides: SIDES_COLOUR_BLIND, results: RESULTS_COLOUR_BLIND, ..DARK };

const LIGHT: Palette = Palette {
    desk: rgb(0xCF_C6_B3),
    background: rgb(0xE9_E1_CF),
    panel: rgb(0xFB_F7_EC),
    raised: rgb(0xF1_E9_D6),
    line: rgb(0xD3_C7_AE),
    text: rgb(0x2B_26_20),
    text_second: rgb(0x5A_50_43),
    text_third: rgb(0x74_6A_5A),
    accent: rgb(0xE0_A9_3B),
    accent_ink: rgb(0x2A_1D_04),
    accent_text: rgb(0x8A_5A_0B),
    good: rgb(0x1F_6F_66),
    bad: rgb(0xA8_43_1C),
    dim_cell_text: rgb(0x2B_26_20),
    dark: false,
    sides: SIDES,
    olive: OLIVE,
    results: RESULTS,
};

const LIGHT_COLOUR_BLIND: Palette =
    Palette { sides: SIDES_COLOUR_BLIND, results: RESULTS_COLOUR_BLIND, ..LIGHT };

/// Text on the colours of the results table.
pub(crate) const RESULT_INK: Color32 = rgb(0x0F_15_13);

/// Lays a colour over another with this `share`, from 0 to 1.
pub fn over(top: Color32, ground: Color32, share: f32) -> Color32 {
    let mix = |a: u8, b: u8| (f32::from(a) * share + f32::from(b) * (1.0 - share)).round() as u8;
    Color32::from_rgb(mix(top.r(), ground.r()), mix(top.g(), ground.g()), mix(top.b(), ground.b()))
}

/// The least contrast of a text with its ground.
const LEAST_CONTRAST: f32 = 4.5;

/// Returns the contrast between two colours, from 1 to 21, by the formula of the guidelines for readable web pages.
fn contrast(one: Color32, other: Color32) -> f32 {
    let [one, other] = [one, other].map(|it| Colour([it.r(), it.g(), it.b()]).luminance() + 0.05);
    one.max(other) / one.min(other)
}

/// Returns this colour for a text on this ground: lighter on a dark ground and darker on a bright one, as far as it must
/// be to be legible.
pub fn legible(colour: Color32, ground: Color32) -> Color32 {
    let [white, black] = [Color32::WHITE, Color32::BLACK].map(|end| (end, contrast(end, ground)));
    let end = if white.1 >= black.1 { white.0 } else { black.0 };
    let mut mixed = (0..=20_u8).map(|share| over(end, colour, f32::from(share) / 20.0));
    mixed.find(|mixed| contrast(*mixed, ground) >= LEAST_CONTRAST).unwrap_or(end)
}

/// Sets fonts and theme in a context that does not have them yet.
///
/// Fonts take effect with the next frame: until then this returns `false`, and nothing should be drawn.
pub fn dress(ctx: &Context, theme: Theme) -> bool {
    let worn = Id::new("kessel theme worn");
    let before: Option<Theme> = ctx.data(|data| data.get_temp(worn));
    if before != Some(theme) {
        let style = style(theme.palette_in(Colours::Usual));
        ctx.all_styles_mut(|old| *old = style.clone());
        ctx.data_mut(|data| data.insert_temp(worn, theme));
    }
    // Several callers ask in a frame: the fonts are ready only after the frame of the first call.
    let frame = ctx.cumulative_frame_nr();
    let since = Id::new("kessel fonts since");
    if before.is_none() {
        ctx.data_mut(|data| data.insert_temp(since, frame));
        ctx.set_fonts(fonts::definitions());
        // A button is pressed where it is released, however long a slow frame came between.
        ctx.options_mut(|options| options.input_options.max_click_duration = f64::INFINITY);
        ctx.request_repaint();
    }
    ctx.data(|data| data.get_temp(since)).is_some_and(|since: u64| since < frame)
}

fn widget(fill: Color32, line: Color32, text: Color32) -> WidgetVisuals {
    WidgetVisuals {
        bg_fill: fill,
        weak_bg_fill: fill,
        bg_stroke: Stroke::new(1.0, line),
        corner_radius: CornerRadius::same(4),
        fg_stroke: Stroke::new(1.0, text),
        expansion: 0.0,
    }
}

fn style(palette: &Palette) -> Style {
    let mut style = Style { visuals: visuals(palette), ..Default::default() };
    style.text_styles = [
        (TextStyle::Small, fonts::sans(11.0)),
        (TextStyle::Body, fonts::sans(13.0)),
        (TextStyle::Button, fonts::sans(13.0)),
        (TextStyle::Heading, fonts::serif(22.0)),
        (TextStyle::Monospace, fonts::mono(10.5)),
    ]
    .into();
    style.spacing.item_spacing = Vec2::new(8.0, 4.0);
    style.spacing.button_padding = Vec2::new(10.0, 4.0);
    style.spacing.interact_size = Vec2::new(28.0, 28.0);
    style.spacing.window_margin = Margin::same(14);
    style.spacing.menu_margin = Margin::same(8);
    style.spacing.scroll = ScrollStyle {
        bar_width: 6.0,
        floating_width: 4.0,
        dormant_handle_opacity: 0.5,
        active_handle_opacity: 0.7,
        interact_handle_opacity: 0.9,
        dormant_background_opacity: 0.0,
        active_background_opacity: 0.0,
        interact_background_opacity: 0.2,
        ..ScrollStyle::floating()
    };
    style.spacing.scroll.fade.strength = 0.0;
    style.interaction.selectable_labels = false;
    style.interaction.tooltip_delay = 0.35;
    style.animation_time = 0.09;
    // A page jumps, because the window draws nothing by itself between two keys.
    style.scroll_animation = bevy_egui::egui::style::ScrollAnimation::none();
    style
}

fn visuals(palette: &Palette) -> Visuals {
    let mut visuals = if palette.dark { Visuals::dark() } else { Visuals::light() };
    let hover_line = over(palette.accent, palette.line, 0.6);
    let pressed = over(palette.accent, palette.raised, 0.25);
    visuals.widgets = Widgets {
        noninteractive: widget(palette.panel, palette.line, palette.text),
        inactive: widget(palette.raised, palette.line, palette.text),
        hovered: widget(over(palette.text, palette.raised, 0.08), hover_line, palette.text),
        active: widget(pressed, palette.accent, palette.text),
        open: widget(palette.raised, palette.accent, palette.text),
    };
    visuals.selection = Selection {
        bg_fill: over(palette.accent, palette.panel, 0.28),
        stroke: Stroke::new(1.0, palette.accent_text),
    };
    visuals.weak_text_color = Some(palette.text_third);
    visuals.hyperlink_color = palette.accent_text;
    visuals.faint_bg_color = over(palette.raised, palette.panel, 0.5);
    visuals.extreme_bg_color = palette.background;
    // Neither the ground nor a panel has the colour of a field.
    let light = over(Color32::WHITE, palette.panel, 0.6);
    visuals.text_edit_bg_color = Some(if palette.dark { palette.desk } else { light });
    visuals.code_bg_color = palette.raised;
    visuals.warn_fg_color = palette.accent_text;
    visuals.error_fg_color = palette.bad;
    visuals.window_fill = palette.panel;
    visuals.window_stroke = Stroke::new(1.0, palette.line);
    visuals.window_corner_radius = CornerRadius::same(8);
    visuals.menu_corner_radius = CornerRadius::same(8);
    visuals.window_shadow = shadow();
    visuals.popup_shadow = shadow();
    visuals.panel_fill = palette.background;
    visuals.text_cursor.stroke = Stroke::new(2.0, palette.accent_text);
    // A blinking cursor would draw whole frames in a window at rest.
    visuals.text_cursor.blink = false;
    visuals.handle_shape = HandleShape::Circle;
    visuals.slider_trailing_fill = true;
    visuals
}

/// Returns the shadow of floating panels.
pub fn shadow() -> Shadow {
    Shadow { offset: [0, 6], blur: 12, spread: 0, color: Color32::from_black_alpha(140) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::art::packs::pack::palette::Colour;

    /// The words of every result can be read on the plates of the strip and of the lower third, in each set of colours.
    #[test]
    fn words_of_results_can_be_read() {
        let grey = Shade::Own(Colour([0x4A, 0x50, 0x52]), Colour([255, 255, 255]));
        for theme in [Theme::Dark, Theme::Light] {
            for colours in [Colours::Usual, Colours::ColourBlind] {
                let palette = theme.palette_in(colours);
                for shade in (0..10).map(Shade::Ramp).chain([grey]) {
                    let (colour, ground) = (palette.shade(shade).0, palette.background);
                    let read = contrast(legible(colour, ground), ground);
                    assert!(read >= LEAST_CONTRAST, "{shade:?}: {read}");
                }
            }
        }
        let (white, black) = (Color32::WHITE, Color32::BLACK);
        assert_eq!(legible(white, black), white, "what can be read stays as it is");
        assert_ne!(legible(Color32::from_rgb(0x4A, 0x50, 0x52), black), Color32::from_rgb(0x4A, 0x50, 0x52));
    }

    /// The marks of the panels take a pack's own colours of the sides, but not those that it shares with the standard
    /// pack.
    #[test]
    fn sides_wear_the_colours_of_the_pack() {
        let (ctx, palette) = (Context::default(), Theme::Dark.palette_in(Colours::Usual));
        let standard = OverlayColours::in_colours(Colours::Usual);
        let pack = OverlayColours { german: Colour([1, 2, 3]), ..standard };
        assert_eq!(palette.side_in(&ctx, Flag::Grey), palette.side(Flag::Grey));
        PackSides::of_pack(&pack, &standard).put_on(&ctx);
        assert_eq!(palette.side_in(&ctx, Flag::Grey), Color32::from_rgb(1, 2, 3));
        assert_eq!(palette.side_in(&ctx, Flag::Red), palette.side(Flag::Red));
        PackSides::of_pack(&standard, &standard).put_on(&ctx);
        assert_eq!(palette.side_in(&ctx, Flag::Grey), palette.side(Flag::Grey));
    }
}
