// Types of the modules that vite/help-texts.ts generates from docs/help. Types are imported inline, because a file with imports can declare no new module.

declare module "virtual:help/titles" {
  export const titles: Record<
    import("../../i18n/locale.ts").Locale,
    readonly import("./help-topic.ts").HelpTitle[]
  >;
}

declare module "virtual:help/en" {
  export const topics: readonly import("./help-topic.ts").HelpTopic[];
}

declare module "virtual:help/fa" {
  export const topics: readonly import("./help-topic.ts").HelpTopic[];
}
