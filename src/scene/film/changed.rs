//! The part of a frame that differs from the one before: a film repeats no other.

use crate::art::painter::{PixelRect, Raster};

/// Returns the smallest part of a frame that differs from the one before, and at least a pixel; without one before, and
/// after one of another size, the whole frame.
pub(super) fn changed(before: Option<&Raster>, now: &Raster) -> Raster {
    let area = PixelRect { left: 0, top: 0, ..now.area };
    let Some(before) = before.filter(|before| before.pixels.len() == now.pixels.len()) else {
        return Raster { area, pixels: now.pixels.clone() };
    };
    let row = 4 * area.width as usize;
    let rows = || before.pixels.chunks_exact(row.max(4)).zip(now.pixels.chunks_exact(row.max(4))).enumerate();
    let mut part: Option<[usize; 4]> = None;
    for (y, (old, new)) in rows().filter(|(_, (old, new))| old != new) {
        let mut columns = old.chunks_exact(4).zip(new.chunks_exact(4));
        let left = columns.position(|(old, new)| old != new).unwrap_or(0);
        let mut columns = old.chunks_exact(4).zip(new.chunks_exact(4));
        let right = columns.rposition(|(old, new)| old != new).unwrap_or(0);
        let [least, top, most, _] = part.unwrap_or([left, y, right, y]);
        part = Some([least.min(left), top, most.max(right), y]);
    }
    let [left, top, right, bottom] = part.unwrap_or_default();
    let part = PixelRect {
        left: left as i32,
        top: top as i32,
        width: (right - left + 1) as u32,
        height: (bottom - top + 1) as u32,
    };
    let mut cut = Raster::blank(part);
    cut.lay(&Raster { area, pixels: now.pixels.clone() });
    cut
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_changes_is_kept() {
        let area = PixelRect { left: 0, top: 0, width: 6, height: 5 };
        let before = Raster::blank(area);
        let mut now = before.clone();
        for place in [6 + 2, 3 * 6 + 4] {
            now.pixels[4 * place] = 200;
        }
        let part = changed(Some(&before), &now);
        assert_eq!(part.area, PixelRect { left: 2, top: 1, width: 3, height: 3 });
        assert_eq!((part.pixels[0], part.pixels[4 * 8]), (200, 200));
        assert_eq!(changed(None, &now), now);
        let still = changed(Some(&now), &now);
        assert_eq!((still.area.width, still.area.height), (1, 1), "a frame has a pixel");
    }
}
