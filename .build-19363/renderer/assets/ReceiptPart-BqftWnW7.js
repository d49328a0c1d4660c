import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { Dt as useSelector, Et as useDispatch, It as textOf, R as legal, Tt as useHref, _t as Skeleton, d as PrimaryButton, n as Price, p as check_default, r as PriceTerms, yt as message_circle_default } from "../prerender.js";
import { a as formatLong, n as addDays, r as brToIso } from "./dates-0C64APqC.js";
import { t as capitalised } from "./text-CvlYaCT4.js";
import { t as brand } from "./brand-CS1dOxWu.js";
import { d as lastStep, i as findStep, p as pageOf } from "./journeys-pH3FiARx.js";
import { n as scheduleText, t as dataInstalacao } from "./data-instalacao-CFTZZw8_.js";
import { P as check, f as selectOrder } from "./selectors-BJ0ILE8K.js";
import { t as icon } from "./icon-C_gnXJdU.js";
import { t as require_react } from "./react-TVdLsqxs.js";
import { t as FibreScene } from "./FibreScene-BjwX8K6q.js";
import { t as require_jsx_runtime } from "./jsx-runtime-FA6SQFrL.js";
import { t as file_text_default } from "./file-text-BuuAKvH5.js";
import { a as orderView, n as emailOf, o as paysByDebit, r as glanceOf, t as addressText } from "./views-B0GVNhgY.js";
import { t as EraseData } from "./EraseData-D_DOA2l3.js";
import { t as wishes } from "./wishes-C9zBFmMA.js";
import { a as asideClosed, ht as wished } from "./events-Dzy0BOWM.js";
import { n as QuietButton, t as Notice } from "./Notice-B00IPAei.js";
import { t as Calendar } from "./Calendar-DeVEbCOu.js";
import { t as StepForm } from "./StepForm-CM_RwJLO.js";
/* empty css                    */
// src/content/next-events.ts
var SOMEONE_AT_HOME = "Alguém precisa estar em casa para receber o técnico.";
/** What happens after the order of a new connection, in order of time. Only what the rules promise (D71, M§9). */
function eventsAfterOrder({ email, visit, dueDay, debit, isOnPage }) {
	const bill = debit ? "O valor sai da sua conta." : "Você paga a fatura.";
	const lastDay = visit && formatLong(addDays(brToIso(visit.date), -1));
	return [
		...email ? [{
			when: "Agora",
			what: `A confirmação vai para ${email}.`
		}] : [],
		...visit && !visit.isFixed ? [{
			when: `Até ${lastDay}`,
			what: `Dá para mudar o dia da visita, ${isOnPage ? "aqui mesmo" : "na página do pedido"}.`
		}] : [],
		visit ? {
			when: capitalised(visit.when),
			what: `O técnico instala a fibra na sua casa. ${SOMEONE_AT_HOME}`
		} : {
			when: "Em seguida",
			what: "Combinamos com você o dia da instalação."
		},
		{
			when: dueDay ? `Todo dia ${dueDay}` : "Depois",
			what: `${bill} ${legal.firstBill}`
		}
	];
}
// src/content/receipt.ts
/** Texts of the receipt (pedido-realizado). What happens next: next-events.ts. */
var receipt = {
	title: "Pronto, seu pedido está feito",
	lead: (name) => `${name}, a fibra já tem caminho até a sua casa.`,
	number: "Número do pedido",
	copy: "Copiar número",
	copied: "Número copiado",
	next: "O que acontece agora",
	order: "O que você pediu",
	keep: "Para guardar",
	calendar: "Pôr a visita na agenda",
	calendarMailed: "O arquivo da agenda vai também com o e-mail de confirmação.",
	whatsapp: "Mandar para o meu WhatsApp",
	/** What is sent: no name, no address, no document. */
	message: (orderNumber, when) => `Meu pedido da TIM Ultrafibra: ${orderNumber}.${when && `\nInstalação: ${when}.`}`,
	review: "Ver o pedido completo",
	print: "Imprimir ou salvar em PDF"
};
// src/lib/icalendar.ts
var ZONE = "America/Sao_Paulo";
/** The standard wants the rules of every zone it is told. Brazil ended summer time in 2019; UTC−3 has held since. */
var ZONE_RULES = [
	"BEGIN:VTIMEZONE",
	`TZID:${ZONE}`,
	"BEGIN:STANDARD",
	"DTSTART:20190217T000000",
	"TZOFFSETFROM:-0200",
	"TZOFFSETTO:-0300",
	"TZNAME:-03",
	"END:STANDARD",
	"END:VTIMEZONE"
];
/** Text as a value: special characters escaped, control characters dropped, so that nothing starts a new line. */
var escaped = (text) => text.replace(/\r\n?/g, "\n").replace(/[^\P{Cc}\n]/gu, "").replace(/[\\;,]/g, "\\$&").replaceAll("\n", "\\n");
var utf8 = new TextEncoder();
var LIMIT = 75;
/** Folds a line at 75 bytes; each continuation starts with a space, which counts. Characters stay whole. */
function folded(line) {
	let out = "";
	let size = 0;
	for (const char of line) {
		const bytes = utf8.encode(char).length;
		if (size + bytes > LIMIT) {
			out += "\r\n ";
			size = 1;
		}
		out += char;
		size += bytes;
	}
	return `${out}\r\n`;
}
var digits = (iso) => iso.replace(/[-:]|\.\d+/g, "");
var at = (day, hour) => `;TZID=${ZONE}:${digits(day)}T${String(hour).padStart(2, "0")}0000`;
/**
* The event as the text of an .ics file, with a reminder one day before. `now` is when it is written: calendars keep
* the version with the highest SEQUENCE, and minutes rise whoever writes it, browser or server.
*/
function calendarFile(event, now) {
	const { uid, day, from, to } = event;
	const title = escaped(event.title);
	return [
		"BEGIN:VCALENDAR",
		"VERSION:2.0",
		"PRODID:-//Prosa//Pedido//PT-BR",
		"METHOD:PUBLISH",
		...ZONE_RULES,
		"BEGIN:VEVENT",
		`UID:${escaped(uid)}`,
		`SEQUENCE:${Math.floor(now.getTime() / 6e4)}`,
		`DTSTAMP:${digits(now.toISOString())}`,
		`DTSTART${at(day, from)}`,
		`DTEND${at(day, to)}`,
		`SUMMARY:${title}`,
		`DESCRIPTION:${escaped(event.text)}`,
		...event.place ? [`LOCATION:${escaped(event.place)}`] : [],
		"STATUS:CONFIRMED",
		"BEGIN:VALARM",
		"ACTION:DISPLAY",
		"TRIGGER:-P1D",
		`DESCRIPTION:${title}`,
		"END:VALARM",
		"END:VEVENT",
		"END:VCALENDAR"
	].map(folded).join("");
}
// src/content/visit-file.ts
/** Whole hours of each period (F§5). */
var HOURS = {
	manha: [8, 12],
	tarde: [12, 18]
};
var visitFileName = (orderNumber) => `visita-${orderNumber}.ics`;
/**
* The installer's visit as an .ics file. Its UID depends on the order alone, so that the file of a changed visit
* replaces the earlier one (D71). `now` is when it is written.
*/
function visitFile({ orderNumber, schedule, place }, now) {
	const [from, to] = HOURS[schedule.period];
	return calendarFile({
		uid: `visita-${orderNumber}@tim-ultrafibra`,
		title: `Instalação da ${brand.name}`,
		text: `Pedido ${orderNumber}.\n${SOMEONE_AT_HOME}\nO dia pode mudar até a véspera, na página do pedido.`,
		place,
		day: brToIso(schedule.date),
		from,
		to
	}, now);
}
// ../../main/node_modules/lucide-react/dist/esm/icons/copy.mjs
var copy_default = /* @__PURE__ */ icon([["rect", {
	"width": "14",
	"height": "14",
	"x": "8",
	"y": "8",
	"rx": "2",
	"ry": "2"
}], ["path", { "d": "M4 16c-1.1 0-2-.9-2-2V4c0-1.1.9-2 2-2h10c1.1 0 2 .9 2 2" }]]);
// src/ui/order/receipt.css
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
// src/ui/order/Receipt.tsx
var import_jsx_runtime = require_jsx_runtime();
/** The finished order: the house is lit, the number can be copied, and all price conditions are shown. */
function Receipt({ orderNumber, title, lead, plan, directDebit, rows, next, visit, keep, as = "screen" }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("article", {
		className: "receipt",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "receipt__night night",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(FibreScene, {
						state: "reached",
						moves: true
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(as === "screen" ? "h1" : "h2", {
						className: "receipt__title",
						tabIndex: -1,
						children: title
					}),
					lead && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
						className: "receipt__lead",
						children: lead
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(OrderNumber, { value: orderNumber })
				]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
				className: "receipt__part",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", { children: receipt.next }),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("ol", {
						className: "receipt__next",
						children: next.map(({ when, what }) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", { children: [
							when && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", {
								className: "receipt__when",
								children: when
							}),
							" ",
							what
						] }, what))
					}),
					visit
				]
			}),
			keep && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
				className: "receipt__part receipt__part--keep",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", { children: receipt.keep }), keep]
			}),
			(plan || rows.length > 0) && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
				className: "receipt__part",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", { children: receipt.order }),
					plan && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
							className: "receipt__plan",
							children: plan.name
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Price, { value: directDebit === false ? plan.price : plan.priceWithDebit }),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PriceTerms, {
							prices: plan,
							directDebit
						})
					] }),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dl", {
						className: "receipt__rows",
						children: rows.map(({ label, value }) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dt", { children: label }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dd", { children: value })] }, label))
					})
				]
			})
		]
	});
}
function OrderNumber({ value }) {
	const [copied, setCopied] = (0, import_react.useState)(false);
	async function copy() {
		try {
			await navigator.clipboard.writeText(value);
			setCopied(true);
		} catch {
			setCopied(false);
		}
	}
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "order-number",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "order-number__label",
				children: receipt.number
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "order-number__value num",
				"data-testid": "order-number",
				children: value
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("button", {
				type: "button",
				className: "order-number__copy",
				onClick: () => void copy(),
				children: [copied ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(check_default, {
					size: 18,
					"aria-hidden": "true"
				}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(copy_default, {
					size: 18,
					"aria-hidden": "true"
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					role: "status",
					children: copied ? receipt.copied : receipt.copy
				})]
			})
		]
	});
}
// ../../main/node_modules/lucide-react/dist/esm/icons/calendar-plus.mjs
var calendar_plus_default = /* @__PURE__ */ icon([
	["path", { "d": "M16 18h6" }],
	["path", { "d": "M16 2v3" }],
	["path", { "d": "M19 15v6" }],
	["path", { "d": "M21 11.5V5a2 2 0 00-2-2H5a2 2 0 00-2 2v14a2 2 0 002 2h8.3" }],
	["path", { "d": "M3 9h18" }],
	["path", { "d": "M8 2v3" }]
]);
// ../../main/node_modules/lucide-react/dist/esm/icons/printer.mjs
var printer_default = /* @__PURE__ */ icon([
	["path", { "d": "M6 18H4a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2h-2" }],
	["path", { "d": "M6 9V3a1 1 0 0 1 1-1h10a1 1 0 0 1 1 1v6" }],
	["rect", {
		"x": "6",
		"y": "14",
		"width": "12",
		"height": "8",
		"rx": "1"
	}]
]);
// src/ui/order/ReceiptKeep.tsx
/** Hands a file to the browser. It never stands in a link, where scripts of others could read it (S17). */
function save(name, content) {
	const url = URL.createObjectURL(new Blob([content], { type: "text/calendar;charset=utf-8" }));
	Object.assign(document.createElement("a"), {
		href: url,
		download: name
	}).click();
	setTimeout(() => URL.revokeObjectURL(url), 6e4);
}
/** What can be done with a receipt: calendar, WhatsApp, print, the whole order. */
function ReceiptKeep({ calendar, message, reviewHref }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("ul", {
		className: "receipt__keep",
		children: [
			calendar && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("button", {
				type: "button",
				onClick: () => save(calendar.name, calendar.content()),
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(calendar_plus_default, {
					size: 20,
					"aria-hidden": "true"
				}), receipt.calendar]
			}) }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("a", {
				href: `https://wa.me/?text=${encodeURIComponent(message)}`,
				target: "_blank",
				rel: "noreferrer",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(message_circle_default, {
						size: 20,
						"aria-hidden": "true"
					}),
					receipt.whatsapp,
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "hush",
						children: " (abre em outra aba)"
					})
				]
			}) }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("button", {
				type: "button",
				onClick: () => window.print(),
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(printer_default, {
					size: 20,
					"aria-hidden": "true"
				}), receipt.print]
			}) }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("a", {
				href: reviewHref,
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(file_text_default, {
					size: 20,
					"aria-hidden": "true"
				}), receipt.review]
			}) })
		]
	}), calendar?.isMailed && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
		className: "hint",
		children: receipt.calendarMailed
	})] });
}
// src/questions/lazy/NewVisit.tsx
var words$1 = wishes.visit;
/** The calendar of the order's own question, for one other day; checked by the same rules. */
function NewVisit({ schedule }) {
	const dispatch = useDispatch();
	const order = useSelector(selectOrder);
	const state = useSelector(({ wishes: { states } }) => states.reschedule);
	const [values, setValues] = (0, import_react.useState)({});
	const [problems, setProblems] = (0, import_react.useState)({});
	const [refusals, setRefusals] = (0, import_react.useState)(0);
	const days = order.facts.freeDates ?? [];
	const send = () => {
		const { wish, problems: found } = readWish();
		setProblems(found);
		if (wish) dispatch(wished({
			what: "reschedule",
			schedule: wish
		}));
		else setRefusals(refusals + 1);
	};
	function readWish() {
		const checked = check(dataInstalacao, values, order);
		if ("problems" in checked) return {
			wish: null,
			problems: checked.problems
		};
		const { date = "", period } = checked.values;
		if (date === schedule.date && period === schedule.period) return {
			wish: null,
			problems: { date: words$1.same }
		};
		return {
			wish: {
				date,
				period: period === "tarde" ? "tarde" : "manha"
			},
			problems: {}
		};
	}
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(StepForm, {
		onAnswer: send,
		busy: state === "busy",
		refusals,
		className: "order-wish__form",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Calendar, {
			label: words$1.heading,
			as: "label",
			why: words$1.why(scheduleText(schedule)),
			days,
			values,
			onChange: (name, value) => {
				setValues((before) => ({
					...before,
					[name]: value
				}));
				setProblems({});
			},
			errors: problems,
			isOneWish: true
		}), days.length > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PrimaryButton, {
			state: state === "busy" ? "loading" : "default",
			children: words$1.submit
		})]
	});
}
// src/questions/lazy/MoveVisit.tsx
var words = wishes.visit;
/** Reschedules the visit, until the day before (D71). */
function MoveVisit() {
	const { finished } = useSelector(selectOrder);
	if (!finished?.schedule) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Visit, {
		schedule: finished.schedule,
		isFixed: finished.isFixed === true
	});
}
function Visit({ schedule, isFixed }) {
	const dispatch = useDispatch();
	const order = useSelector(selectOrder);
	const { states, texts } = useSelector((state) => state.wishes);
	const [openFor, setOpenFor] = (0, import_react.useState)(null);
	const isAsked = useSelector(({ dialogue }) => dialogue.aside === "visit");
	const isOpen = (openFor === schedule || isAsked) && !isFixed;
	const isDone = states.reschedule === "done" && !isOpen;
	const box = useFocusWhenDone(isDone);
	(0, import_react.useEffect)(() => {
		if (isAsked) box.current?.scrollIntoView({ block: "nearest" });
	}, [isAsked, box]);
	const email = emailOf(order);
	const askDates = () => dispatch(wished({ what: "dates" }));
	const open = () => {
		setOpenFor(schedule);
		askDates();
	};
	const leave = () => {
		setOpenFor(null);
		dispatch(asideClosed());
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "order-wish order-wish--visit",
		ref: box,
		tabIndex: -1,
		children: [
			isDone && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Notice, {
				tone: "done",
				title: words.done(scheduleText(schedule)),
				children: [email && words.mailed(email), words.doneText].filter(Boolean).join(" ")
			}),
			states.reschedule === "failed" && (isOpen || isFixed) && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Notice, {
				tone: "error",
				title: texts.reschedule
			}),
			isFixed && brToIso(schedule.date) >= order.today && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Fixed, {}),
			!isFixed && !isOpen && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PrimaryButton, {
				type: "button",
				tone: "secondary",
				onClick: open,
				children: words.title
			}),
			isOpen && states.dates === "busy" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { shape: "dates" }),
			isOpen && states.dates === "failed" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Notice, {
				tone: "error",
				title: texts.dates,
				actions: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(QuietButton, {
					onClick: askDates,
					children: words.retry
				})
			}),
			isOpen && states.dates === "done" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NewVisit, { schedule }),
			isOpen && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(QuietButton, {
				onClick: leave,
				children: words.leave
			})
		]
	});
}
function Fixed() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
		className: "order-wish__text",
		children: [
			words.fixed,
			" ",
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("a", {
				className: "quiet-link",
				href: brand.whatsapp.href,
				target: "_blank",
				rel: "noreferrer",
				children: [brand.whatsapp.label, /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "hush",
					children: " (abre em outra aba)"
				})]
			})
		]
	});
}
/** The form that had the focus is gone: what came of it is read out next. */
function useFocusWhenDone(isDone) {
	const box = (0, import_react.useRef)(null);
	const was = (0, import_react.useRef)(isDone);
	(0, import_react.useEffect)(() => {
		if (isDone && !was.current) box.current?.focus({ preventScroll: true });
		was.current = isDone;
	}, [isDone]);
	return box;
}
// src/questions/lazy/ReceiptPart.tsx
/** The next events, in order (U). */
function nextOf(order) {
	const email = emailOf(order);
	const { next } = textOf(order, lastStep(order));
	const debit = paysByDebit(order) === true;
	const dueDay = order.answers["data-de-vencimento"]?.values.due_date ?? "";
	const { schedule = null, isFixed } = order.finished ?? {};
	const events = eventsAfterOrder({
		email,
		visit: schedule && {
			when: scheduleText(schedule),
			date: schedule.date,
			isFixed
		},
		dueDay,
		debit,
		isOnPage: true
	});
	return next ? [...events.slice(0, email ? 1 : 0), ...next.map((what) => ({ what }))] : events;
}
/** What the visitor takes along: the visit for the calendar, the number for WhatsApp, a print. */
function Keep({ order }) {
	const review = findStep(order, ({ kind }) => kind === "review");
	const href = useHref(review ? pageOf(order, review.id).path : "");
	const { orderNumber = "", schedule = null } = order.finished ?? {};
	const place = order.facts.onRecord?.address && !order.answers.cep ? "" : addressText(order);
	const calendar = schedule && {
		name: visitFileName(orderNumber),
		content: () => visitFile({
			orderNumber,
			schedule,
			place
		}, /* @__PURE__ */ new Date()),
		isMailed: emailOf(order) !== ""
	};
	const message = receipt.message(orderNumber, schedule ? scheduleText(schedule) : "");
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ReceiptKeep, {
		calendar,
		message,
		reviewHref: href
	});
}
/** The receipt. It bears the step's id, so that it is found like any other step. */
function ReceiptPart({ step, variant }) {
	const order = useSelector(selectOrder);
	const { heading, why } = textOf(order, step);
	const firstName = order.answers.nome?.values.name?.split(" ")[0];
	if (!order.finished) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		"data-step": step,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Receipt, {
			orderNumber: order.finished.orderNumber,
			title: heading,
			lead: firstName ? receipt.lead(firstName) : why,
			plan: orderView(order),
			directDebit: paysByDebit(order),
			rows: glanceOf(order).rows,
			next: nextOf(order),
			visit: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MoveVisit, {}),
			keep: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Keep, { order }),
			as: variant === "page" ? "screen" : "card"
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EraseData, {})]
	});
}
export { ReceiptPart as default };
