type MonthStyle = Pick<Intl.DateTimeFormatOptions, "month" | "day">;

/** The names of the twelve months in a language, from January; with `day`, as they stand beside a day. */
export function listMonthNames(language: string, style: MonthStyle): string[] {
  const format = new Intl.DateTimeFormat(language, { ...style, timeZone: "UTC" });
  return Array.from({ length: 12 }, (_, month) => {
    const parts = format.formatToParts(Date.UTC(2026, month, 15));
    return parts.find(({ type }) => type === "month")?.value ?? "";
  });
}
