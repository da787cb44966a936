//! Painted pictures on disk, so that a map is painted once and not at every start.

use super::{
    land::footing::Footing,
    paint::{Layers, Painter},
    picture_file::{self, Packing},
    raster::{PixelRect, Raster},
    sheet::SheetRect,
};
use crate::engine::{data, storage::Disk};
use std::path::{Path, PathBuf};
use std::{fs, io};

/// Limit of the bytes of a cached picture.
const LARGEST: u64 = 256 << 20;
/// Pixels to a hex radius up to which pictures are not compressed: a start waits for these, and they are few.
const NOT_PACKED: f32 = 28.0;

/// A folder with pictures of one sheet; other sheets may use the same folder.
#[derive(Clone, Debug)]
pub struct PictureCache {
    folder: PathBuf,
    digest: u64,
    disk: Disk,
}

impl PictureCache {
    /// Makes a cache for the sheet with this digest; the folder is made when it is needed.
    pub fn new(folder: impl Into<PathBuf>, digest: u64) -> Self {
        Self::on(Disk::default(), folder, digest)
    }

    /// Makes a cache on this disk.
    pub fn on(disk: Disk, folder: impl Into<PathBuf>, digest: u64) -> Self {
        Self { folder: folder.into(), digest, disk }
    }

    /// Returns the file for a picture.
    pub fn file(&self, radius: f32, area: PixelRect, layers: Layers) -> PathBuf {
        let PixelRect { left, top, width, height } = area;
        let shown = [
            layers.plants,
            layers.grid,
            layers.rivers,
            layers.lines,
            layers.towns,
            layers.hex_ids,
            layers.margin,
            layers.names,
        ];
        let layers = shown.into_iter().fold(0_u8, |bits, layer| bits << 1 | u8::from(layer));
        let (digest, radius) = (self.digest, radius.to_bits());
        self.folder
            .join(format!("map-{digest:016x}-{radius:08x}-{left}_{top}_{width}x{height}-{layers:02x}.png"))
    }

    /// Loads a picture; returns none if there is none, or if its file is damaged.
    pub fn load(&self, radius: f32, area: PixelRect, layers: Layers) -> Option<Raster> {
        Self::read(&self.file(radius, area, layers), area)
    }

    fn read(file: &Path, area: PixelRect) -> Option<Raster> {
        picture_file::unpack(&data::read_bytes(file, LARGEST).ok()?, area)
    }

    /// Stores a picture, if the disk has enough room left for games. It is written under another name first, so that a
    /// file is always whole.
    ///
    /// # Errors
    /// The fault of the folder or the file.
    pub fn store(&self, radius: f32, layers: Layers, picture: &Raster) -> io::Result<()> {
        let packing = if radius > NOT_PACKED { Packing::Light } else { Packing::None };
        self.write(&self.file(radius, picture.area, layers), picture, packing)
    }

    fn write(&self, file: &Path, picture: &Raster, packing: Packing) -> io::Result<()> {
        let png = picture_file::pack(picture, packing).map_err(io::Error::other)?;
        self.disk.write_spare(file, &png)
    }

    /// Returns the file for the ground under names.
    fn footing_file(&self) -> PathBuf {
        self.folder.join(format!("map-{:016x}-footing.png", self.digest))
    }

    /// Loads the ground under names, if it is stored.
    pub fn footing(&self, sheet: &SheetRect) -> Option<Footing> {
        let picture = Self::read(&self.footing_file(), Footing::area(sheet))?;
        Footing::from_picture(sheet, &picture)
    }

    /// Stores the ground under names, as a picture.
    ///
    /// # Errors
    /// The fault of the folder or the file.
    pub fn keep_footing(&self, footing: &Footing, sheet: &SheetRect) -> io::Result<()> {
        self.write(&self.footing_file(), &footing.picture(sheet), Packing::Light)
    }

    /// Returns a piece of the map within the neat line: from the cache, or painted on this core and then stored if
    /// possible.
    pub fn map_piece(&self, painter: &Painter, radius: f32, area: PixelRect, layers: Layers) -> Raster {
        self.load(radius, area, layers).unwrap_or_else(|| {
            let picture = painter.paint_map(radius, area, layers);
            let _ = self.store(radius, layers, &picture);
            picture
        })
    }

    /// Returns the whole sheet at a zoom: from the cache, or painted on all cores and then stored if possible.
    pub fn sheet(&self, painter: &Painter, radius: f32, layers: Layers) -> Raster {
        let area = PixelRect::covering(painter.sheet().paper, radius);
        self.load(radius, area, layers).unwrap_or_else(|| {
            let picture = painter.paint(radius, painter.sheet().paper, layers);
            let _ = self.store(radius, layers, &picture);
            picture
        })
    }

    /// Removes the oldest pictures of all sheets in the folder until at most this many bytes are left.
    ///
    /// # Errors
    /// The reason why the folder cannot be read.
    pub fn prune(folder: &Path, most_bytes: u64) -> io::Result<()> {
        let mut files: Vec<(std::time::SystemTime, u64, PathBuf)> = fs::read_dir(folder)?
            .flatten()
            .filter(|entry| {
                let is_ours = |name: &str| name.starts_with("map-") && name.ends_with(".png");
                entry.file_name().to_str().is_some_and(is_ours)
            })
            .filter_map(|entry| {
                let about = entry.metadata().ok()?;
                Some((about.modified().ok()?, about.len(), entry.path()))
            })
            .collect();
        files.sort();
        let mut bytes: u64 = files.iter().map(|(_, size, _)| size).sum();
        for (_, size, path) in files {
            if bytes <= most_bytes {
                break;
            }
            if fs::remove_file(path).is_ok() {
                bytes -= size;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pictures_are_kept_and_damaged_ones_ignored() {
        let folder = std::env::temp_dir().join(format!("kessel-pictures-{}", std::process::id()));
        let cache = PictureCache::new(&folder, 7);
        let area = PixelRect { left: -3, top: 5, width: 4, height: 2 };
        let mut picture = Raster::blank(area);
        for (index, pixel) in picture.pixels.chunks_exact_mut(4).enumerate() {
            pixel.copy_from_slice(&[index as u8 * 9, 80, 200, 255]);
        }
        assert_eq!(cache.load(28.0, area, Layers::STATIC), None);
        cache.store(28.0, Layers::STATIC, &picture).expect("room on the disk");
        assert_eq!(cache.load(28.0, area, Layers::STATIC), Some(picture));
        assert_eq!(cache.load(28.0, area, Layers::ALL), None);
        assert_eq!(PictureCache::new(&folder, 8).load(28.0, area, Layers::STATIC), None);
        fs::write(cache.file(28.0, area, Layers::STATIC), b"not a picture").expect("room on the disk");
        assert_eq!(cache.load(28.0, area, Layers::STATIC), None);
        PictureCache::prune(&folder, 0).expect("a folder");
        assert!(!cache.file(28.0, area, Layers::STATIC).exists());
        fs::remove_dir_all(&folder).expect("a folder");
    }

    #[test]
    fn a_picture_is_whole_or_not_there_whatever_goes_wrong() {
        use crate::engine::storage::{DiskFault, PlannedFault, clear_leftovers};
        let folder = std::env::temp_dir().join(format!("kessel-picture-faults-{}", std::process::id()));
        let area = PixelRect { left: 0, top: 0, width: 4, height: 2 };
        let mut picture = Raster::blank(area);
        picture.pixels.fill(255);
        for fault in DiskFault::ALL {
            for step in 0..5 {
                let faults = std::sync::Arc::new(PlannedFault::at(fault, step));
                let cache = PictureCache::on(Disk::with_faults(faults), &folder, step as u64);
                let stored = cache.store(28.0, Layers::STATIC, &picture);
                let kept = cache.load(28.0, area, Layers::STATIC);
                assert!(kept.is_none() || kept.as_ref() == Some(&picture), "{fault:?} at {step}");
                assert_eq!(stored.is_ok(), kept.is_some(), "{fault:?} at {step}");
                let file = cache.file(28.0, area, Layers::STATIC);
                if kept.is_some() {
                    fs::remove_file(file).expect("a file");
                }
            }
        }
        clear_leftovers(&folder);
        assert_eq!(fs::read_dir(&folder).map_or(0, Iterator::count), 0, "nothing half is left");
        fs::remove_dir_all(&folder).expect("a folder");
    }
}
