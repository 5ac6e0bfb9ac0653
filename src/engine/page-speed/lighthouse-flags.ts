/** Only the performance category, without what costs time and changes no number. */
export const MEASURED_AUDITS = {
  onlyCategories: ["performance"],
  skipAudits: ["bf-cache", "screenshot-thumbnails", "final-screenshot", "script-treemap-data"],
  disableFullPageScreenshot: true,
};
