//! A plain bar until the panels take its place: phase, side, what is owed, buttons.

use super::{
    attack::PlannedAttack,
    camera::{PanelSpace, PanelsWant},
    offer::acting_side,
    probe::Buttons,
    screen::Screen,
    session::{OrderRequest, Request, Session},
};
use crate::games::guderian::{Position, battle::Decision, options::Options, order::Order};
use bevy::{
    camera::{CameraOutputMode, visibility::RenderLayers},
    prelude::*,
    render::render_resource::BlendState,
    window::PrimaryWindow,
};
use bevy_egui::{
    EguiContexts, EguiGlobalSettings, EguiPrimaryContextPass, PrimaryEguiContext, egui, input::EguiWantsInput,
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Buttons>()
        .add_systems(Startup, spawn_camera)
        .add_systems(EguiPrimaryContextPass, show)
        .add_systems(PreUpdate, ask_egui);
}

/// The panels have a camera of their own over the whole window.
fn spawn_camera(mut commands: Commands, mut settings: ResMut<EguiGlobalSettings>) {
    settings.auto_create_primary_context = false;
    commands.spawn((
        PrimaryEguiContext,
        Camera2d,
        Msaa::Off,
        RenderLayers::none(),
        Camera {
            order: 1,
            output_mode: CameraOutputMode::Write {
                blend_state: Some(BlendState::ALPHA_BLENDING),
                clear_color: ClearColorConfig::None,
            },
            clear_color: ClearColorConfig::Custom(Color::NONE),
            ..default()
        },
    ));
}

/// Whether the mouse is over something of the panels, or the keys are theirs.
fn ask_egui(egui: Res<EguiWantsInput>, mut want: ResMut<PanelsWant>) {
    want.set_if_neq(PanelsWant {
        mouse: egui.wants_any_pointer_input(),
        keys: egui.wants_any_keyboard_input(),
    });
}

fn show(
    mut contexts: EguiContexts,
    session: Res<Session>,
    position: Option<Res<Position>>,
    screen: Res<State<Screen>>,
    plan: Res<PlannedAttack>,
    window: Single<&Window, With<PrimaryWindow>>,
    mut space: ResMut<PanelSpace>,
    mut buttons: ResMut<Buttons>,
    mut requests: MessageWriter<OrderRequest>,
) -> Result {
    let context = contexts.ctx_mut()?;
    let mut root = egui::Ui::new(
        context.clone(),
        "root".into(),
        egui::UiBuilder::new().layer_id(egui::LayerId::background()).max_rect(context.viewport_rect()),
    );
    let mut asked: Vec<Request> = Vec::new();
    let scale = window.scale_factor();
    let mut placed = Buttons::default();
    let panel = egui::Panel::top("bar").show(&mut root, |ui| {
        ui.set_min_height(36.0);
        ui.horizontal_centered(|ui| {
            let mut button = |ui: &mut egui::Ui, label: &str, request: Request, active: bool| {
                let response = ui.add_enabled(active, egui::Button::new(label));
                let area = response.rect;
                let corner = [area.min.x, area.min.y, area.width(), area.height()];
                placed.0.insert(label.to_owned(), corner.map(|length| length * scale));
                if response.clicked() {
                    asked.push(request);
                }
            };
            match (screen.get(), position.as_ref()) {
                (Screen::Title, _) | (_, None) => {
                    ui.strong("Kessel");
                    let scenario = "smolensk".to_owned();
                    let new = Request::NewGame { scenario, options: Options::default(), seed: None };
                    button(ui, "New game", new, true);
                    button(ui, "Quit", Request::Quit, true);
                }
                (_, Some(position)) => {
                    let public = &position.public;
                    ui.strong(format!("Turn {}", public.turn));
                    ui.label(format!("{} · {:?}", acting_side(public), public.phase));
                    if let Some(decision) = &public.owed {
                        ui.colored_label(
                            egui::Color32::from_rgb(0xE0, 0xA9, 0x3B),
                            format!("{} must {}", decision.side(), decision.what()),
                        );
                    }
                    match &public.owed {
                        Some(Decision::LoseOrRetreat { .. }) => {
                            button(ui, "Lose", Request::Order(Order::Lose), true);
                            button(ui, "Retreat", Request::Order(Order::Retreat), true);
                        }
                        Some(Decision::Advance { .. }) => {
                            button(ui, "Stay", Request::Order(Order::Stay), true);
                        }
                        Some(_) => {}
                        None => {
                            if let Some(order) = plan.order() {
                                button(ui, "Attack", Request::Order(order), true);
                            }
                            button(ui, "End phase", Request::Order(Order::EndPhase), true);
                        }
                    }
                    button(ui, "Undo", Request::Undo, session.can_undo());
                    button(ui, "Redo", Request::Redo, session.can_redo());
                    button(ui, "Title", Request::ToTitle, true);
                }
            }
            if let Some(refusal) = &session.refusal {
                ui.colored_label(egui::Color32::from_rgb(0xD9, 0x66, 0x3F), refusal.to_string());
            }
        });
    });
    let taken = PanelSpace { top: panel.response.rect.height(), ..PanelSpace::default() };
    space.set_if_neq(taken);
    buttons.set_if_neq(placed);
    requests.write_batch(asked.into_iter().map(OrderRequest));
    Ok(())
}
