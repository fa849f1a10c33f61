import { expect, test } from "vitest";
import { csvLine } from "./csv.ts";

test.each([
  [["a", "1", ""], "a,1,"],
  [["a,b", 'say "hi"', "two\nlines"], '"a,b","say ""hi""","two\nlines"'],
  [["-12.5", "0.1"], "-12.5,0.1"],
  [["=1+1", "+1", "@a", "-1+1"], "'=1+1,'+1,'@a,'-1+1"],
  [["\t=1", "\r=1"], `'\t=1,"'\r=1"`],
])("%j", (cells, line) => expect(csvLine(cells)).toBe(`${line}\r\n`));
