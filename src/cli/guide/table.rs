//! A table in Markdown whose columns are also aligned on a terminal.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

/// Returns the lines of a table with this head; the last column is not padded.
pub(super) fn lines<const N: usize>(head: [&str; N], rows: &[[String; N]]) -> Vec<String> {
    let head = head.map(str::to_owned);
    let rows: Vec<[String; N]> =
        rows.iter().map(|row| row.clone().map(|cell| cell.replace('|', "\\|"))).collect();
    let mut widths = [0; N];
    for row in std::iter::once(&head).chain(&rows) {
        for (width, cell) in widths.iter_mut().zip(row) {
            *width = cell.chars().count().max(*width);
        }
    }
    if let Some(last) = widths.last_mut() {
        *last = 0;
    }
    let line = |row: &[String; N]| -> String {
        let cells = row.iter().zip(widths).map(|(cell, width)| format!("| {cell:width$} "));
        cells.collect::<String>() + "|"
    };
    let rule = widths.map(|width| "-".repeat(width.max(3)));
    std::iter::once(&head).chain([&rule]).chain(&rows).map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::lines;

    #[test]
    fn columns_are_aligned_and_bars_in_cells_are_kept() {
        let row = |cells: [&str; 3]| cells.map(str::to_owned);
        let rows = [row(["tank-1", "Pz III", "a, b"]), row(["gun", "½ | ½", "–"])];
        let table = lines(["type", "name", "units"], &rows);
        let expected = [
            "| type   | name   | units |",
            "| ------ | ------ | --- |",
            "| tank-1 | Pz III | a, b |",
            "| gun    | ½ \\| ½ | – |",
        ];
        assert_eq!(table, expected);
    }
}
