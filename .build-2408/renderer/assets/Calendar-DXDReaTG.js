import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-BHbHrMlk.js";
import { t as dataInstalacao } from "./data-instalacao-Bwic51-N.js";
import { t as states } from "./waits-errors-and-notices-BNl7P8HF.js";
import { a as isoToBr, r as brToIso, s as weekday, t as addDays } from "./iso-dates-BHOBj5NI.js";
import { t as formatLong } from "./parse-and-format-dates-DgkWWYXC.js";
import { t as MaskedField } from "./MaskedField-BXcfEjVs.js";
import { a as GroupLegend, c as describedBy, i as FieldTexts } from "./Question-D6jDMlAm.js";
import { r as RadioCards } from "./FieldView-bMYmI5iO.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CMabZmJa.js";
// src/content/installation-calendar.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/** Texts of the calendar in which visitors choose up to three dates for the installation (D23). */
var calendarWords = {
	typed: "Prefere escrever a data?",
	more: "Deixar outra opção de dia",
	less: "Tirar esta opção",
	moreWhy: "Se o primeiro horário encher, tentamos o próximo.",
	wishes: [
		"",
		"Segunda opção, se quiser",
		"Terceira opção, se quiser"
	],
	weekdays: [
		"seg",
		"ter",
		"qua",
		"qui",
		"sex",
		"sáb",
		"dom"
	]
};
// src/ui/choices/calendar-weeks.ts
var MONTHS = [
	"jan",
	"fev",
	"mar",
	"abr",
	"mai",
	"jun",
	"jul",
	"ago",
	"set",
	"out",
	"nov",
	"dez"
];
/**
* Arranges free days (dd/mm/yyyy, any order) in whole weeks that start on Monday, from the first to the last
* free day. The Sunday column is omitted unless a Sunday is free, so that the cells stay thumb-sized on the
* narrowest phones.
*/
function calendarWeeks(free) {
	const isos = free.map(brToIso).toSorted();
	const first = isos[0];
	const last = isos.at(-1);
	if (first === void 0 || last === void 0) return {
		columns: 6,
		cells: []
	};
	const columns = isos.some((iso) => weekday(iso) === 0) ? 7 : 6;
	const open = new Set(isos);
	const cells = [];
	const start = addDays(first, -((weekday(first) + 6) % 7));
	const end = addDays(last, columns - 1 - (weekday(last) + 6) % 7);
	for (let iso = start; iso <= end; iso = addDays(iso, 1)) {
		if (columns === 6 && weekday(iso) === 0) continue;
		const day = Number(iso.slice(8));
		const named = cells.length === 0 || day === 1 || day === 2 && cells.at(-1)?.day !== 1;
		cells.push({
			date: isoToBr(iso),
			day,
			month: named ? MONTHS[Number(iso.slice(5, 7)) - 1] ?? null : null,
			free: open.has(iso)
		});
	}
	return {
		columns,
		cells
	};
}
// src/ui/choices/Calendar.tsx
var import_jsx_runtime = require_jsx_runtime();
var longDay = (date) => formatLong(brToIso(date));
/** Calendar for up to three preferred installation dates, each a day and a period (D23). */
function Calendar({ label, as = "question", why, days, values, onChange, errors = {}, isOneWish = false }) {
	const [shown, setShown] = (0, import_react.useState)(values.date3 ? 3 : values.date2 ? 2 : 1);
	const pick = (suffix) => (name, date) => {
		onChange(name, date);
		const periods = days.find((day) => day.date === date)?.periods;
		const period = values[`period${suffix}`];
		if (period && periods && !periods.some((one) => one === period)) onChange(`period${suffix}`, "");
	};
	const drop = (wish) => {
		onChange(`date${wish}`, "");
		onChange(`period${wish}`, "");
		setShown(wish - 1);
	};
	if (days.length === 0) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
		role: "status",
		children: states.empty.dates
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(DayGrid, {
			name: "date",
			label,
			as,
			why,
			days,
			value: values.date ?? "",
			onChange: pick(""),
			error: errors.date
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Periods, {
			days,
			date: values.date,
			name: "period",
			values,
			onChange,
			error: errors.period
		}),
		[2, 3].slice(0, shown - 1).map((wish) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "wish",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(DayGrid, {
					name: `date${wish}`,
					label: calendarWords.wishes[wish - 1] ?? "",
					as: "label",
					days,
					value: values[`date${wish}`] ?? "",
					onChange: pick(String(wish)),
					error: errors[`date${wish}`]
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Periods, {
					days,
					date: values[`date${wish}`],
					name: `period${wish}`,
					values,
					onChange,
					error: errors[`period${wish}`]
				}),
				wish === shown && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
					type: "button",
					className: "quiet-link",
					onClick: () => drop(wish),
					children: calendarWords.less
				})
			]
		}, wish)),
		shown < 3 && !isOneWish && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
			type: "button",
			className: "quiet-link",
			onClick: () => setShown(shown + 1),
			children: calendarWords.more
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			className: "hint",
			children: calendarWords.moreWhy
		})] })
	] });
}
function DayGrid({ name, label, as, why, days, value, onChange, error }) {
	const { columns, cells } = calendarWeeks(days.map((day) => day.date));
	const isTyped = value !== "" && !cells.some((cell) => cell.free && cell.date === value);
	const [wasOpened, setWasOpened] = (0, import_react.useState)(false);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("fieldset", {
		className: "calendar",
		role: "radiogroup",
		"aria-invalid": error ? true : void 0,
		"aria-describedby": describedBy(`f-${name}`, {
			why,
			error
		}),
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(GroupLegend, {
				as,
				children: label
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(FieldTexts, {
				id: `f-${name}`,
				why,
				error
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: `calendar__grid calendar__grid--${columns}`,
				children: [calendarWords.weekdays.slice(0, columns).map((weekday) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "calendar__weekday",
					"aria-hidden": "true",
					children: weekday
				}, weekday)), cells.map((cell) => cell.free ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("label", {
					className: "day",
					children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
							type: "radio",
							name,
							value: cell.date,
							checked: cell.date === value,
							onChange: () => onChange(name, cell.date),
							"aria-label": longDay(cell.date)
						}),
						cell.month && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
							className: "day__month",
							children: cell.month
						}),
						cell.day
					]
				}, cell.date) : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
					className: "day day--full",
					"aria-hidden": "true",
					children: [cell.month && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "day__month",
						children: cell.month
					}), cell.day]
				}, cell.date))]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("details", {
				className: "calendar__typed",
				open: isTyped,
				onToggle: () => setWasOpened(true),
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("summary", {
						className: "quiet-link",
						children: calendarWords.typed
					}),
					(wasOpened || isTyped) && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MaskedField, {
						mask: "date",
						name: `typed_${name}`,
						label: dataInstalacao.labels.date ?? "",
						placeholder: dataInstalacao.placeholders?.date,
						value,
						onChange: (_typed, date) => onChange(name, date)
					}),
					isTyped && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
						type: "hidden",
						name,
						value
					})
				]
			})
		]
	});
}
function Periods({ days, date, name, values, onChange, error }) {
	const open = days.find((day) => day.date === date)?.periods;
	const options = (dataInstalacao.options ?? []).filter((one) => !open || open.some((period) => period === one.value));
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RadioCards, {
		name,
		label: dataInstalacao.labels[name] ?? "",
		layout: "row",
		options,
		value: values[name] ?? "",
		onChange,
		error
	});
}
export { Calendar as t };
