import type { Locale } from "@canopy/shared/api/forms";
import type { z } from "zod";
import type { Tool, TypedTool } from "../definition/tool.ts";
import { type Figures, figuresIn } from "./format.ts";

interface Page {
  readonly path: string;
  readonly en: string;
  readonly fa: string;
}

/** Writes a tool's result as a reply in one language. */
export interface ResultText {
  readonly tool: Tool;
  readonly page: Page;
  write(result: Record<string, unknown>, locale: Locale, now: Date): string;
}

type Writer<Result> = (result: Result, figures: Figures, now: Date) => string;

/** The texts of a tool's results in both languages, and the page that shows the same. */
export function resultText<Input extends z.ZodObject, Output extends z.ZodObject>(
  tool: TypedTool<Input, Output>,
  page: Page,
  writers: Record<Locale, Writer<z.output<Output>>>,
): ResultText {
  return {
    tool,
    page,
    write: (result, locale, now) => writers[locale](tool.output.parse(result), figuresIn(locale), now),
  };
}

/** The page as a source of a reply, by its English path. */
export const toSource = ({ path, ...titles }: Page, locale: Locale) => ({ title: titles[locale], url: path });

export const pages = {
  report: { path: "/admin/reports/basic", en: "Public report", fa: "گزارش عمومی" },
  home: { path: "/", en: "Home page", fa: "صفحهٔ نخست" },
  register: { path: "/register", en: "Register: what it costs now", fa: "ثبت‌نام: بهای اکنون" },
  login: { path: "/login", en: "Login", fa: "ورود" },
  overview: { path: "/dashboard", en: "Your dashboard", fa: "داشبورد شما" },
  family: { path: "/dashboard/family", en: "Your family", fa: "خانوادهٔ شما" },
  rounds: { path: "/dashboard/history/rounds", en: "Your rounds", fa: "دورهای شما" },
  wallet: { path: "/dashboard/change-wallet", en: "Change wallet", fa: "تغییر کیف پول" },
  bots: { path: "/dashboard/bot", en: "Your bots", fa: "ربات‌های شما" },
} as const satisfies Record<string, Page>;
