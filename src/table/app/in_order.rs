//! Single-threaded schedules: the systems of a frame run on one thread, and those of the window's picture on another.
//! Each takes microseconds, and passing it to a third thread would take longer.

use crate::table::viewers::capture::CapturePass;
use bevy::{
    core_pipeline::Core2d,
    ecs::schedule::{ScheduleLabel, SingleThreadedExecutor},
    prelude::*,
    render::{ExtractSchedule, Render, RenderApp},
};
use bevy_egui::EguiPrimaryContextPass;

pub(crate) fn plugin(app: &mut App) {
    for schedule in [First.intern(), PreUpdate.intern(), Update.intern(), PostUpdate.intern(), Last.intern()]
    {
        app.edit_schedule(schedule, in_order);
    }
    app.edit_schedule(EguiPrimaryContextPass, in_order).edit_schedule(CapturePass, in_order);
    if let Some(render) = app.get_sub_app_mut(RenderApp) {
        render
            .edit_schedule(ExtractSchedule, in_order)
            .edit_schedule(Render, in_order)
            .edit_schedule(Core2d, in_order);
    }
}

fn in_order(schedule: &mut Schedule) {
    schedule.set_executor(SingleThreadedExecutor::new());
}
