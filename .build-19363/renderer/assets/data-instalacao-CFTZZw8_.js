import { A as pipe, M as string, N as transform, j as record } from "./journeys-pH3FiARx.js";
import { a as formatLong, r as brToIso } from "./dates-0C64APqC.js";
import { t as parseUpcomingDate } from "./upcoming-date-CdDSm6_e.js";
import { o as planOf } from "./plan-choice-BmSFE4p5.js";
// src/funnel/steps/data-instalacao.ts
/** Labels of the periods (F§5). */
var PERIOD_LABELS = {
	manha: "Manhã (8h às 12h)",
	tarde: "Tarde (12h às 18h)"
};
/** 'sexta-feira, 27 de novembro, manhã (8h às 12h)' */
var scheduleText = ({ date, period }) => `${formatLong(brToIso(date))}, ${PERIOD_LABELS[period].toLowerCase()}`;
var WISHES = [
	"",
	"2",
	"3"
];
var isPeriod = (value) => Object.hasOwn(PERIOD_LABELS, value);
/** Reads one preference; a problem names its field. */
function readWish(raw, suffix, free, today) {
	const parsed = parseUpcomingDate(raw[`date${suffix}`] ?? "", today);
	if ("problem" in parsed) return {
		name: `date${suffix}`,
		problem: parsed.problem
	};
	const day = free.find((each) => each.date === parsed.value);
	if (!day) return {
		name: `date${suffix}`,
		problem: "Não há horário livre nesse dia. Escolha um dos dias marcados"
	};
	const period = raw[`period${suffix}`] ?? "";
	if (!isPeriod(period)) return {
		name: `period${suffix}`,
		problem: "Escolha manhã ou tarde"
	};
	if (!day.periods.includes(period)) return {
		name: `period${suffix}`,
		problem: "Esse período já está cheio nesse dia. Escolha o outro"
	};
	return {
		date: day.date,
		period
	};
}
/** The preferences in an answer, in order. */
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
				context.issues.push({
					code: "custom",
					path: ["date"],
					message: "Escolha o dia da instalação",
					input: raw
				});
				continue;
			}
			const wish = readWish(raw, suffix, order.facts.freeDates ?? [], order.today);
			if ("problem" in wish) {
				context.issues.push({
					code: "custom",
					path: [wish.name ?? ""],
					message: wish.problem ?? "",
					input: raw
				});
				continue;
			}
			answer[`date${suffix}`] = wish.date;
			answer[`period${suffix}`] = wish.period;
		}
		return answer;
	}));
}
/** Installation date and period, up to three preferences. */
var dataInstalacao = {
	id: "data-instalacao",
	kind: "question",
	view: "dates",
	needs: "dates",
	isCheckedByServer: true,
	fields: [{
		name: "date",
		kind: "calendar"
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
	show: (values) => wishesOf(values).map(scheduleText).join("; ou ")
};
export { scheduleText as n, dataInstalacao as t };
