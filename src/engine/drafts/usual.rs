//! The parts of a draft that are alike in every game whose scenario file has the usual fields.

/// Implements the parts of [`Editable`](crate::engine::drafts::Editable) for a scenario with the usual fields; the field
/// of the side whose player turn comes first is given. A function `force_mut` lends the force of a side, with its lists
/// `set_up` and `arrivals`.
macro_rules! usual_draft {
    ($first:ident) => {
        fn parts(&mut self) -> $crate::engine::drafts::Parts<'_, Self::Side, Self::What, Self::Options> {
            $crate::engine::drafts::Parts {
                id: &mut self.id,
                title: &mut self.title,
                summary: &mut self.summary,
                staging: &mut self.staging,
                map: &mut self.map,
                last_turn: &mut self.last_turn,
                first_player: Some(&mut self.$first),
                set_up: Some(&mut self.set_up),
                victory: Some(&mut self.victory),
                units_file: &mut self.units,
                options: &mut self.options,
            }
        }

        fn remove_group(&mut self, side: Self::Side, number: usize) {
            self.force_mut(side).set_up.remove(number);
        }

        fn remove_arrival(&mut self, side: Self::Side, number: usize) {
            self.force_mut(side).arrivals.remove(number);
        }
    };
}

pub(crate) use usual_draft;
