import { type ColumnName, columnNames } from "./candles.ts";

/** Headers of the usual sources: exchanges, CryptoDataDownload, Yahoo, TradingView, MetaTrader; without case, spaces and marks. */
const names: Readonly<Record<ColumnName, readonly string[]>> = {
  time: ["time", "timestamp", "date", "datetime", "opentime", "unix", "unixtime", "gmttime", "t"],
  open: ["open", "openprice", "o"],
  high: ["high", "highprice", "h"],
  low: ["low", "lowprice", "l"],
  close: ["close", "closeprice", "last", "price", "c"],
  volume: ["volume", "vol", "basevolume", "volumebase", "v"],
};

/** The cell of each column; volume may be missing (-1). */
export type ColumnPlaces = Readonly<Record<ColumnName, number>>;

/** Null if the line is not a header: no cell has a known name. */
export function findColumns(cells: readonly string[]): ColumnPlaces | { missing: ColumnName[] } | null {
  const heads = cells.map((cell) => cell.toLowerCase().replaceAll(/[^a-z]/g, ""));
  const place = (name: ColumnName) => heads.findIndex((head) => names[name].includes(head));
  const places: ColumnPlaces = {
    time: place("time"),
    open: place("open"),
    high: place("high"),
    low: place("low"),
    close: place("close"),
    // "Volume BTC" of CryptoDataDownload: the first volume is that of the base token.
    volume: place("volume") >= 0 ? place("volume") : heads.findIndex((head) => head.startsWith("volume")),
  };
  if (columnNames.every((name) => places[name] < 0)) return null;
  const missing = columnNames.filter((name) => name !== "volume" && places[name] < 0);
  return missing.length === 0 ? places : { missing };
}
