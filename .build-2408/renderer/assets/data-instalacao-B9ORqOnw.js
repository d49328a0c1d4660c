import { t as parseUpcomingDate } from "./parse-upcoming-date-CD7gaw13.js";
import { r as Period } from "./common-B84931Z5.js";
import { M as record, N as string, P as transform, b as refuse, j as pipe } from "./journeys-CWpcRNhs.js";
import { s as planOf } from "./chosen-and-requested-plan-DlP92XD0.js";
// src/funnel/steps/data-instalacao.ts
/** The step for the installation date. */
var PERIODS = Period.options;
var WISHES = [
	"",
	"2",
	"3"
];
var isPeriod = (value) => PERIODS.includes(value);
/** Validates one preferred date. If it is invalid, returns the error and the name of the field. */
function readWish(raw, suffix, free, today) {
	const parsed = parseUpcomingDate(raw[`date${suffix}`] ?? "", today);
	if ("problem" in parsed) return {
		name: `date${suffix}`,
		wrong: parsed
	};
	const day = free.find((each) => each.date === parsed.value);
	if (!day) return {
		name: `date${suffix}`,
		wrong: { problem: "dia-cheio" }
	};
	const period = raw[`period${suffix}`] ?? "";
	if (!isPeriod(period)) return {
		name: `period${suffix}`,
		wrong: { problem: "periodo-vazio" }
	};
	if (!day.periods.includes(period)) return {
		name: `period${suffix}`,
		wrong: { problem: "periodo-cheio" }
	};
	return {
		date: day.date,
		period
	};
}
/** Returns the preferred dates in an answer, in order. */
function wishesOf(values) {
	return WISHES.flatMap((suffix) => {
		const date = values[`date${suffix}`];
		const period = values[`period${suffix}`] ?? "";
		return date && isPeriod(period) ? [{
			date,
			period
		}] : [];
	});
}
function schema(order) {
	return pipe(record(string(), string()), transform((raw, context) => {
		const answer = {};
		for (const suffix of WISHES) {
			if (suffix && !raw[`date${suffix}`]) continue;
			if (!raw[`date${suffix}`]) {
				refuse(context, raw, { problem: "dia-vazio" }, "date");
				continue;
			}
			const wish = readWish(raw, suffix, order.facts.freeDates ?? [], order.today);
			if ("wrong" in wish) {
				refuse(context, raw, wish.wrong, wish.name);
				continue;
			}
			answer[`date${suffix}`] = wish.date;
			answer[`period${suffix}`] = wish.period;
		}
		return answer;
	}));
}
/** Step for the installation date and period, with up to three preferred dates. */
var dataInstalacao = {
	id: "data-instalacao",
	kind: "question",
	view: "dates",
	needs: "dates",
	isCheckedByServer: true,
	fields: [{
		name: "date",
		kind: "calendar",
		said: "visit"
	}],
	schema,
	save: (values) => ({
		step: "scheduleDate",
		body: { schedules: wishesOf(values) }
	}),
	wire: ["scheduleDate"],
	applies: (order) => planOf(order)?.installationSchedule === true,
	isDone: (order) => order.answers["data-instalacao"] !== void 0,
	restore: (lead) => lead.schedules.length ? { values: Object.fromEntries(lead.schedules.flatMap(({ date, period }, index) => [[`date${WISHES[index] ?? ""}`, date], [`period${WISHES[index] ?? ""}`, period]])) } : null,
	show: (values) => values
};
export { dataInstalacao as t };
