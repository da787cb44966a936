//! The question for the name under which the player saves the game.

use crate::{
    engine::text::say,
    panels::{
        frame::panelled::{PanelContext, Panelled},
        kit::{
            fonts,
            widgets::{Floating, hint, noted, plain, primary, text, warning},
        },
        state::Action,
    },
};
use bevy_egui::egui::{Context, Key, Margin, Rect, TextEdit, vec2};

pub(crate) fn show<G: Panelled>(ctx: &Context, panel: &mut PanelContext<G>, map: Rect) {
    let Some(mut name) = panel.state.memory.save_name.take() else { return };
    let palette = panel.palette;
    let (mut save, mut away) = (false, ctx.input(|input| input.key_pressed(Key::Escape)));
    Floating::question("name-of-the-game", map, palette.line).show(ctx, palette, |ui| {
        ui.set_width(380.0);
        ui.label(text(say!("questions-save-title"), fonts::serif(22.0), palette.text));
        ui.add_space(8.0);
        let field = TextEdit::singleline(&mut name)
            .hint_text(say!("questions-save-example"))
            .font(fonts::sans(15.0))
            .char_limit(60)
            .margin(Margin::symmetric(8, 6))
            .desired_width(f32::INFINITY);
        let field = noted(&say!("questions-save-field"), ui.add(field));
        if field.changed() {
            panel.state.memory.name_refused = None;
        }
        if name.is_empty() && ui.ctx().memory(|memory| memory.focused().is_none()) {
            field.request_focus();
        }
        let entered = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        ui.add_space(4.0);
        match &panel.state.memory.name_refused {
            Some(why) => warning(ui, palette, why),
            None => hint(ui, palette, say!("questions-save-about")),
        }
        ui.add_space(12.0);
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing = vec2(10.0, 0.0);
            let given = !name.trim().is_empty();
            let label = say!("questions-save");
            let button = ui.add_enabled_ui(given, |ui| primary(ui, palette, &label, "", false)).inner;
            save = given && (button.clicked() || entered);
            away |= plain(ui, palette, &say!("questions-save-cancel")).clicked();
        });
    });
    if save {
        panel.state.memory.name_refused = None;
        panel.act(Action::SaveAs(name.trim().to_owned()));
    }
    // The box closes after the game has been saved: a refused name can be changed.
    if away {
        panel.state.memory.name_refused = None;
    } else {
        panel.state.memory.save_name = Some(name);
    }
}
