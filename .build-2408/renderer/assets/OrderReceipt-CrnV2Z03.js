import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { A as useDispatch, E as Skeleton, L as textOf, O as message_circle_default, j as useSelector, n as Price, r as PriceTerms, u as PrimaryButton } from "../prerender.js";
import { r as brToIso, t as addDays } from "./iso-dates-BHOBj5NI.js";
import { t as formatLong } from "./parse-and-format-dates-DgkWWYXC.js";
import { t as capitalised } from "./text-DNnfE1uI.js";
import { t as legal } from "./legal-NNs1L3E6.js";
import { t as brand } from "./brand-DP_C9OsE.js";
import { d as lastStep, i as findStep, p as pageOf } from "./journeys-CWpcRNhs.js";
import { o as paysByDebit } from "./chosen-and-requested-plan-DlP92XD0.js";
import { n as scheduleText } from "./appointment-text-CR6wwsWo.js";
import { F as check, p as selectOrder } from "./selectors-BG3aGS4u.js";
import { t as check_default } from "./check-CPE28it-.js";
import { t as icon } from "./icon-DqJ4i4f9.js";
import { t as require_react } from "./react-BHbHrMlk.js";
import { t as Breakable } from "./Breakable-B_bR9N-V.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CMabZmJa.js";
import { t as file_text_default } from "./file-text-CU_HGO9W.js";
import { n as useHref } from "./useHref-sA-lJBY4.js";
import { n as sceneOf } from "./journey-drawings-DI4cVjPO.js";
import { i as orderView, n as emailOf, r as glanceOf, t as addressText } from "./order-display-rD7y51S9.js";
import { t as EraseData } from "./EraseData-D3tJiTr1.js";
import { t as orderProblems } from "./order-actions-Jydim5Po.js";
import { t as wishes } from "./order-self-service-Y4XaV_g2.js";
import { St as wished, a as asideClosed } from "./events-C3g4CRov.js";
import { n as QuietButton, t as Notice } from "./Notice-DoZ-1JzC.js";
import { a as useWhatsappHref } from "./page-frame-DgSWcyy7.js";
import { n as problemTexts, t as problemText } from "./problem-texts-DOHDP5NT.js";
import { n as addProblems } from "./journey-part-registry-PbjbEmAN.js";
import { t as dataInstalacao } from "./data-instalacao-B9ORqOnw.js";
import { t as Calendar } from "./Calendar-DXDReaTG.js";
import { t as StepForm } from "./StepForm-DN84VuoN.js";
/* empty css                       */
// src/content/what-happens-next.ts
/** Reminder that someone must be at home for the installation. */
var SOMEONE_AT_HOME = "Alguém precisa estar em casa para receber o técnico.";
/**
* Returns what happens after the order of a new connection, such as confirmation, installation and first
* bill, in chronological order. The list contains only what the specification promises (D71, M§9).
*/
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
/** Texts of the receipt, the page of a finished order. Its list of next events is in what-happens-next.ts. */
var receipt = {
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
	/** WhatsApp message with the order; it contains no name, address or taxpayer number. */
	message: (orderNumber, when) => `Meu pedido da TIM Ultrafibra: ${orderNumber}.${when && `\nInstalação: ${when}.`}`,
	review: "Ver o pedido completo",
	print: "Imprimir ou salvar em PDF"
};
// src/lib/icalendar.ts
var ZONE = "America/Sao_Paulo";
/**
* Definition of the time zone, which the standard requires. Brazil ended summer time in 2019; UTC−3 has
* applied since then.
*/
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
/** Escapes special characters and drops control characters, so that a value cannot start a new line of the file. */
var escaped = (text) => text.replace(/\r\n?/g, "\n").replace(/[^\P{Cc}\n]/gu, "").replace(/[\\;,]/g, "\\$&").replaceAll("\n", "\\n");
var utf8 = new TextEncoder();
var LIMIT = 75;
/**
* Folds a line at 75 bytes, without splitting a character. Each continuation starts with a space, which
* counts as a byte.
*/
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
* Returns the text of an .ics file for an event, with a reminder one day before. SEQUENCE is the current time
* in minutes. Calendars keep the version with the highest SEQUENCE, whether the browser or the server wrote
* it.
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
		...event.link ? [`URL:${event.link}`] : [],
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
// src/content/appointment-calendar-file.ts
/** Start and end of each installation period, in hours of the day (F§5). */
var HOURS = {
	manha: [8, 12],
	tarde: [12, 18]
};
/** Returns the name of the .ics file with the installation appointment. */
var visitFileName = (orderNumber) => `visita-${orderNumber}.ics`;
/**
* Returns the installation appointment as the text of an .ics calendar file. The UID depends only on the
* order, so that calendars replace the appointment when its date changes (D71).
* @param now the time at which the file is created
*/
function visitFile({ orderNumber, schedule, place, link }, now) {
	const [from, to] = HOURS[schedule.period];
	return calendarFile({
		uid: `visita-${orderNumber}@tim-ultrafibra`,
		title: `Instalação da ${brand.name}`,
		text: `Pedido ${orderNumber}.\n${SOMEONE_AT_HOME}\nO dia pode mudar até a véspera, ${link ? `aqui:\n${link}` : "na página do pedido."}`,
		place,
		link,
		day: brToIso(schedule.date),
		from,
		to
	}, now);
}
// node_modules/lucide-react/dist/esm/icons/copy.mjs
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
/** Receipt of a finished order: its number, what happens next, and everything that the price depends on. */
function Receipt({ orderNumber, title, lead, plan, directDebit, rows, next, visit, keep, scene, as = "screen" }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("article", {
		className: "receipt",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "receipt__night night",
				children: [
					scene,
					as === "screen" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", {
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
							/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Breakable, { children: what })
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
/** Letters of an order number that say its day: P261123 of P261123E75TVD. */
var DAY = 7;
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
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "order-number__value num",
				"data-testid": "order-number",
				children: [
					value.slice(0, DAY),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("wbr", {}),
					value.slice(DAY)
				]
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
// node_modules/lucide-react/dist/esm/icons/calendar-plus.mjs
var calendar_plus_default = /* @__PURE__ */ icon([
	["path", { "d": "M16 18h6" }],
	["path", { "d": "M16 2v3" }],
	["path", { "d": "M19 15v6" }],
	["path", { "d": "M21 11.5V5a2 2 0 00-2-2H5a2 2 0 00-2 2v14a2 2 0 002 2h8.3" }],
	["path", { "d": "M3 9h18" }],
	["path", { "d": "M8 2v3" }]
]);
// node_modules/lucide-react/dist/esm/icons/printer.mjs
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
// src/ui/order/SaveOrShareReceipt.tsx
/**
* Lets the browser download a file. Its content is never in a link on the page, where third-party scripts
* could read it (S17).
*/
function save(name, content) {
	const url = URL.createObjectURL(new Blob([content], { type: "text/calendar;charset=utf-8" }));
	Object.assign(document.createElement("a"), {
		href: url,
		download: name
	}).click();
	setTimeout(() => URL.revokeObjectURL(url), 6e4);
}
/** Links and buttons to keep a receipt: add to calendar, send by WhatsApp, print, or open the review. */
function SaveOrShareReceipt({ calendar, message, reviewHref }) {
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
						children: legal.inAnotherTab
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
// src/questions/lazy/NewAppointmentForm.tsx
var words$1 = wishes.visit;
/**
* Form with a calendar for choosing another day for the installation. It is validated like the order's own
* question about the date.
*/
function NewAppointmentForm({ schedule }) {
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
			problems: problemTexts(checked.problems)
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
// src/questions/lazy/RescheduleAppointment.tsx
/** The button and form with which a visitor moves the installation appointment. */
addProblems(orderProblems);
var words = wishes.visit;
/** Lets the visitor move the installation appointment to another day, until the day before it (D71). */
function RescheduleAppointment() {
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
	const { states, problems } = useSelector((state) => state.wishes);
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
				title: problems.reschedule && problemText(problems.reschedule)
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
				title: problems.dates && problemText(problems.dates),
				actions: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(QuietButton, {
					onClick: askDates,
					children: words.retry
				})
			}),
			isOpen && states.dates === "done" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NewAppointmentForm, { schedule }),
			isOpen && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(QuietButton, {
				onClick: leave,
				children: words.leave
			})
		]
	});
}
function Fixed() {
	const whatsapp = useWhatsappHref();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
		className: "order-wish__text",
		children: [
			words.fixed,
			" ",
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("a", {
				className: "quiet-link",
				href: whatsapp,
				target: "_blank",
				rel: "noreferrer",
				children: [brand.whatsapp.label, /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "hush",
					children: legal.inAnotherTab
				})]
			})
		]
	});
}
/** Moves the focus to the result when the focused form disappears, so that screen readers read the result. */
function useFocusWhenDone(isDone) {
	const box = (0, import_react.useRef)(null);
	const was = (0, import_react.useRef)(isDone);
	(0, import_react.useEffect)(() => {
		if (isDone && !was.current) box.current?.focus({ preventScroll: true });
		was.current = isDone;
	}, [isDone]);
	return box;
}
// src/questions/lazy/OrderReceipt.tsx
/** Receipt of a finished order, filled from the store. */
/** Returns what happens after the order is placed, earliest first. */
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
/** Ways to keep the receipt: the appointment as a calendar file, a WhatsApp message, or a printout. */
function Keep({ order }) {
	const review = findStep(order, ({ kind }) => kind === "review");
	const href = useHref(review ? pageOf(order, review.id).path : "");
	const { orderNumber = "", schedule = null, link: path } = order.finished ?? {};
	const link = path ? new URL(path, location.origin).href : "";
	const place = order.facts.onRecord?.address && !order.answers.cep ? "" : addressText(order);
	const calendar = schedule && {
		name: visitFileName(orderNumber),
		content: () => visitFile({
			orderNumber,
			schedule,
			place,
			link
		}, /* @__PURE__ */ new Date()),
		isMailed: emailOf(order) !== ""
	};
	const message = receipt.message(orderNumber, schedule ? scheduleText(schedule) : "");
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SaveOrShareReceipt, {
		calendar,
		message,
		reviewHref: href
	});
}
/**
* Receipt of a finished order. It has the step's id in `data-step`, so that focus handling and tests find it
* like any other step.
*/
function OrderReceipt({ step, variant }) {
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
			visit: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RescheduleAppointment, {}),
			keep: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Keep, { order }),
			scene: sceneOf(order.journey, {
				state: "reached",
				moves: true
			}),
			as: variant === "page" ? "screen" : "card"
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EraseData, {})]
	});
}
export { OrderReceipt as default };
