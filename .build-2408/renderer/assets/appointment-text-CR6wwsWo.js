import { r as brToIso } from "./iso-dates-BHOBj5NI.js";
import { t as formatLong } from "./parse-and-format-dates-DgkWWYXC.js";
// src/content/appointment-text.ts
/** Labels of the two periods of the day for installations (F§5). */
var periodLabels = {
	manha: "Manhã (8h às 12h)",
	tarde: "Tarde (12h às 18h)"
};
/** Formats an installation appointment: 'sexta-feira, 27 de novembro, manhã (8h às 12h)'. */
var scheduleText = ({ date, period }) => `${formatLong(brToIso(date))}, ${periodLabels[period].toLowerCase()}`;
export { scheduleText as n, periodLabels as t };
