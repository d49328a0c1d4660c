import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-BHbHrMlk.js";
import { A as useDispatch, F as formTextOf, L as textOf, R as wordingOf, j as useSelector, l as ButtonLink, q as useLocation, u as PrimaryButton } from "../prerender.js";
import { _ as field, a as firstStep, c as isStepOf, d as lastStep, f as pageAt, g as choice, k as object, m as stepOf, o as formOf, p as pageOf, s as idsOf, t as addJourney, v as noValues } from "./journeys-CWpcRNhs.js";
import { n as useFocusOnMove } from "./useFocusOnMove-BlbKmaHK.js";
import { A as firstMissing, F as check, T as selectSubjectId, W as saidProblem, _ as selectProblems, b as selectRefusals, c as selectIsCorrection, d as selectNotice, g as selectPosition, h as selectPhase, n as selectBackTarget, o as selectFlow, p as selectOrder, x as selectReturnTo } from "./selectors-BG3aGS4u.js";
import { n as ErrorWord, o as Question } from "./Question-D6jDMlAm.js";
import { t as lazily } from "./lazily--AIPxAEW.js";
import { t as useStep } from "./useStep-B1BbiGzE.js";
import { D as factsLearned, F as moved, J as restartAsked, R as noticeRaised, Y as restarted, i as answered, s as backAsked, t as accepted, y as correctionAsked, z as orderFinished } from "./events-C3g4CRov.js";
import { n as useHref } from "./useHref-sA-lJBY4.js";
import { t as parseEmail } from "./email-BHVqqeJT.js";
import { t as addPart } from "./journey-part-registry-PbjbEmAN.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CMabZmJa.js";
import { t as answerText } from "./answer-text-to6_9Otl.js";
import { t as FieldView } from "./FieldView-bMYmI5iO.js";
import { t as StepForm } from "./StepForm-DN84VuoN.js";
import { t as Notice } from "./Notice-DoZ-1JzC.js";
import { t as TextField } from "./TextField-BR--eqbb.js";
import { S as takeEvery, _ as put, m as outside, y as select } from "./errors-B7wXR0Oe.js";
import { t as safely } from "./safely-BZD4g_FE.js";
import { n as moveOn } from "./go-to-step-CygVGI-p.js";
import { n as registerJourney } from "./register-Cp3A3NRU.js";
// src/content/demo/en.ts
/** English texts of the demo at `/demo`, a small starter template. English is its default language (M1.4). */
var en = {
	lang: "en",
	name: "Starter demo",
	skip: "Skip to the content",
	greeting: "Hello! Nice to have you here.",
	marketing: [
		{
			title: "Millions of songs",
			text: "Play the ones you love and find the ones you do not know yet."
		},
		{
			title: "Audiobooks",
			text: "Let someone read to you on the way, in the kitchen, before you sleep."
		},
		{
			title: "Podcasts",
			text: "Stories, news and long talks, whenever you have a moment."
		}
	],
	privacy: "This demo makes no external request and keeps form data only in your browser.",
	buttons: {
		about: "About",
		back: "Back",
		go: "GO",
		home: "Home",
		dark: "Toggle dark mode",
		languages: "Change languages",
		confirm: "Confirm Selected Plan",
		cancel: "Cancel Order",
		change: "Change",
		toChat: "Continue in the chat",
		toPages: "Continue on pages",
		again: "Start again"
	},
	home: {
		title: "Home",
		heading: "Millions of songs, audiobooks and podcasts"
	},
	about: {
		title: "About",
		heading: "About this demo",
		text: ["This is a starter template. It runs on the same engine as the order of this site, with other steps and other words: you fill up a form, choose a plan and confirm it, on pages or in a chat.", "Nothing is sold here, and nobody is asked anything."]
	},
	route: {
		title: "Dynamic route",
		heading: "A dynamic route",
		text: "The last part of this address is a name, and the page reads it. Try one of your own.",
		label: "A name for the address",
		hello: (name) => `Hello, ${name}!`,
		shown: "This name comes from the address."
	},
	notFound: {
		title: "Not found",
		text: "There is nothing at this address."
	},
	chatTitle: "Chat",
	loading: "Loading",
	cancelled: "The order was cancelled. Your data is gone from this browser.",
	storageBlocked: "Your browser keeps no data of this site: the order lasts as long as this page.",
	thanks: "An employee will make contact soon.",
	errorWord: "Error: ",
	navigation: "Demo",
	problems: {
		name: "Write your name",
		long: "Use 160 characters at most",
		email: "Write an e-mail address like ana@example.com",
		plan: "Choose one of the plans"
	},
	steps: {
		"demo-name": {
			title: "Your name",
			heading: "What is your name?",
			labels: { name: "Name" },
			submit: "GO",
			help: "",
			name: "Name",
			words: []
		},
		"demo-email": {
			title: "Your e-mail",
			heading: "What is your e-mail address?",
			labels: { email: "E-mail" },
			submit: "GO",
			help: "",
			name: "E-mail",
			words: []
		},
		"demo-plan": {
			title: "Plans",
			heading: "Which plan would you like?",
			labels: { plan: "Plans" },
			options: [
				{
					value: "annual",
					label: "Annual",
					detail: "Once a year"
				},
				{
					value: "monthly",
					label: "Monthly",
					detail: "Once a month"
				},
				{
					value: "weekly",
					label: "Weekly",
					detail: "Once a week"
				}
			],
			submit: "Choose Plans",
			help: "",
			name: "Plan",
			words: []
		},
		"demo-confirm": {
			title: "Your order",
			heading: "Is everything right?",
			labels: {},
			submit: "Confirm Selected Plan",
			help: "",
			name: "Order",
			words: []
		},
		"demo-thanks": {
			title: "Thank you",
			heading: "Thank you!",
			why: "An employee will make contact soon.",
			labels: {},
			submit: "",
			help: "",
			name: "Thank you",
			words: []
		}
	},
	forms: { details: {
		title: "Your details",
		heading: "Fill up the form to proceed",
		submit: "GO"
	} },
	opening: "Hello! Nice to have you here. Fill up the form to proceed, one question at a time.",
	chat: {
		title: "Your order as a chat",
		logLabel: "Chat about your order",
		send: "Send",
		letters: "Letter keyboard",
		speaker: {
			assistant: "Assistant said:",
			visitor: "You answered:"
		},
		correct: "Change",
		correcting: "You are changing this answer.",
		cancelCorrection: "Leave it as it was",
		changed: "changed",
		changedStatus: (question) => `Answer changed: ${question}`,
		newMessage: "new message"
	}
};
// src/funnel/journeys/demo/journey.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/** The journey of the demo at `/demo`. */
var root = "/demo";
var page = (path, stage, steps) => ({
	path: `${root}/${path}/`,
	layout: "checkout",
	stage,
	steps
});
/** Matches the path of the demo's greeting page. The page greets the name at the end of the path. */
var GREETING = /^\/demo\/hello\/([^/]{1,64})$/;
/** Returns the name in a path such as `/demo/hello/Ana`; null for any other path. */
function greetedAt(path) {
	const written = GREETING.exec(path.replace(/\/+$/, ""))?.[1];
	try {
		return written === void 0 ? null : decodeURIComponent(written);
	} catch {
		return null;
	}
}
/**
* Journey of the demo, a sample order at `/demo` that uses the same code with different questions and texts.
* Its answers are stored only in the browser (M1.4, D48, D75).
*/
var demo = addJourney({
	id: "demo",
	root,
	pages: [
		page("details", "dados-pessoais", ["demo-name", "demo-email"]),
		page("plans", "oferta", ["demo-plan"]),
		page("confirm", "confirmação", ["demo-confirm"]),
		page("thank-you", "pedido-realizado", ["demo-thanks"])
	],
	backs: { "demo-name": () => null },
	isOwnPage: (path) => path === root || path === `${root}/about` || greetedAt(path) !== null,
	isHidden: true,
	subject: "demo"
});
// src/content/demo/es.ts
/** Spanish texts of the demo at `/demo`, a small starter template (M1.4). */
var es = {
	lang: "es",
	name: "Demo inicial",
	skip: "Ir al contenido",
	greeting: "¡Hola! Qué bueno tenerte aquí.",
	marketing: [
		{
			title: "Millones de canciones",
			text: "Escucha las que amas y descubre las que aún no conoces."
		},
		{
			title: "Audiolibros",
			text: "Deja que alguien te lea en el camino, en la cocina, antes de dormir."
		},
		{
			title: "Pódcasts",
			text: "Historias, noticias y charlas largas, cuando tengas un momento."
		}
	],
	privacy: "Esta demo no hace ninguna solicitud externa y guarda los datos del formulario solo en tu navegador.",
	buttons: {
		about: "Acerca de",
		back: "Volver",
		go: "IR",
		home: "Inicio",
		dark: "Alternar modo oscuro",
		languages: "Cambiar idioma",
		confirm: "Confirmar el plan elegido",
		cancel: "Cancelar el pedido",
		change: "Cambiar",
		toChat: "Seguir en el chat",
		toPages: "Seguir en páginas",
		again: "Empezar de nuevo"
	},
	home: {
		title: "Inicio",
		heading: "Millones de canciones, audiolibros y pódcasts"
	},
	about: {
		title: "Acerca de",
		heading: "Acerca de esta demo",
		text: ["Esta es una plantilla inicial. Funciona con el mismo motor que el pedido de este sitio, con otros pasos y otras palabras: llenas un formulario, eliges un plan y lo confirmas, en páginas o en un chat.", "Aquí no se vende nada y no se le pregunta nada a nadie."]
	},
	route: {
		title: "Ruta dinámica",
		heading: "Una ruta dinámica",
		text: "La última parte de esta dirección es un nombre, y la página lo lee. Prueba con uno tuyo.",
		label: "Un nombre para la dirección",
		hello: (name) => `¡Hola, ${name}!`,
		shown: "Este nombre viene de la dirección."
	},
	notFound: {
		title: "No encontrado",
		text: "No hay nada en esta dirección."
	},
	chatTitle: "Chat",
	loading: "Cargando",
	cancelled: "El pedido fue cancelado. Tus datos ya no están en este navegador.",
	storageBlocked: "Tu navegador no guarda datos de este sitio: el pedido dura lo que esta página.",
	thanks: "Un empleado se pondrá en contacto pronto.",
	errorWord: "Error: ",
	navigation: "Demo",
	problems: {
		name: "Escribe tu nombre",
		long: "Usa como máximo 160 caracteres",
		email: "Escribe un correo como ana@ejemplo.com",
		plan: "Elige uno de los planes"
	},
	steps: {
		"demo-name": {
			title: "Tu nombre",
			heading: "¿Cómo te llamas?",
			labels: { name: "Nombre" },
			submit: "IR",
			help: "",
			name: "Nombre",
			words: []
		},
		"demo-email": {
			title: "Tu correo",
			heading: "¿Cuál es tu correo electrónico?",
			labels: { email: "Correo electrónico" },
			submit: "IR",
			help: "",
			name: "Correo electrónico",
			words: []
		},
		"demo-plan": {
			title: "Planes",
			heading: "¿Qué plan prefieres?",
			labels: { plan: "Planes" },
			options: [
				{
					value: "annual",
					label: "Anual",
					detail: "Una vez al año"
				},
				{
					value: "monthly",
					label: "Mensual",
					detail: "Una vez al mes"
				},
				{
					value: "weekly",
					label: "Semanal",
					detail: "Una vez por semana"
				}
			],
			submit: "Elegir plan",
			help: "",
			name: "Plan",
			words: []
		},
		"demo-confirm": {
			title: "Tu pedido",
			heading: "¿Está todo bien?",
			labels: {},
			submit: "Confirmar el plan elegido",
			help: "",
			name: "Pedido",
			words: []
		},
		"demo-thanks": {
			title: "Gracias",
			heading: "¡Gracias!",
			why: "Un empleado se pondrá en contacto pronto.",
			labels: {},
			submit: "",
			help: "",
			name: "Gracias",
			words: []
		}
	},
	forms: { details: {
		title: "Tus datos",
		heading: "Llena el formulario para continuar",
		submit: "IR"
	} },
	opening: "¡Hola! Qué bueno tenerte aquí. Llena el formulario para continuar, una pregunta a la vez.",
	chat: {
		title: "Tu pedido como chat",
		logLabel: "Chat sobre tu pedido",
		send: "Enviar",
		letters: "Teclado de letras",
		speaker: {
			assistant: "El asistente dijo:",
			visitor: "Respondiste:"
		},
		correct: "Cambiar",
		correcting: "Estás cambiando esta respuesta.",
		cancelCorrection: "Dejarla como estaba",
		changed: "cambiada",
		changedStatus: (question) => `Respuesta cambiada: ${question}`,
		newMessage: "mensaje nuevo"
	}
};
// src/funnel/journeys/demo/steps.ts
/** The steps of the sample order at `/demo`. */
/** Values of the plan field in the sample order at `/demo` (M1.4). */
var PLANS = [
	"annual",
	"monthly",
	"weekly"
];
var MAX_NAME = 160;
/** Steps of the sample order at `/demo`, in sequence. */
var demoSteps = [
	{
		id: "demo-name",
		kind: "question",
		view: "text",
		fields: [{
			name: "name",
			kind: "text",
			autoComplete: "name",
			autoCapitalize: "words",
			maxLength: MAX_NAME
		}],
		schema: () => object({ name: field((raw) => {
			const value = raw.replace(/\s+/g, " ").trim();
			if (value === "") return saidProblem("name");
			return value.length <= MAX_NAME ? { value } : saidProblem("long");
		}) }),
		applies: () => true,
		isDone: (order) => order.answers["demo-name"] !== void 0,
		show: (values) => values.name ?? ""
	},
	{
		id: "demo-email",
		kind: "question",
		view: "text",
		fields: [{
			name: "email",
			kind: "text",
			inputMode: "email",
			autoComplete: "email",
			autoCapitalize: "none",
			maxLength: 128
		}],
		schema: () => object({ email: field((raw) => {
			const parsed = parseEmail(raw);
			return "value" in parsed ? parsed : saidProblem("email");
		}) }),
		applies: () => true,
		isDone: (order) => order.answers["demo-email"] !== void 0,
		show: (values) => values.email ?? ""
	},
	{
		id: "demo-plan",
		kind: "question",
		view: "choice",
		fields: [{
			name: "plan",
			kind: "choice",
			options: [...PLANS]
		}],
		schema: () => object({ plan: choice(PLANS, saidProblem("plan")) }),
		applies: () => true,
		isDone: (order) => order.answers["demo-plan"] !== void 0
	},
	{
		id: "demo-confirm",
		kind: "review",
		view: "review",
		submits: "finish",
		fields: [],
		schema: noValues,
		applies: () => true,
		isDone: (order) => order.finished !== null
	},
	{
		id: "demo-thanks",
		kind: "receipt",
		view: "receipt",
		fields: [],
		schema: noValues,
		applies: () => true,
		isDone: () => false
	}
];
// src/demo/language-and-theme.ts
/** Applies the language and theme of the demo site at /demo, and stores both settings in the browser. */
var packs = {
	en,
	es
};
/** Browser storage keys of the demo site. All other keys are in src/lib/storage-keys.ts. */
var KEYS = {
	language: "prosa.demo-language",
	theme: "prosa.demo-theme"
};
var listeners = /* @__PURE__ */ new Set();
var language = "en";
var theme = null;
function read(key) {
	try {
		return localStorage.getItem(key);
	} catch {
		return null;
	}
}
function write(key, value) {
	try {
		localStorage.setItem(key, value);
	} catch {}
}
/** Selects a language and registers its texts for the steps of the order. */
function speak(next) {
	language = next;
	const { steps, forms } = packs[next];
	addPart(demo.id, {
		steps: demoSteps.map((step) => [step, steps[step.id]]),
		forms
	});
}
/** Selects a theme. null means the system's theme. */
function show(next) {
	theme = next;
	if (next) document.documentElement.dataset.theme = next;
}
/** Makes the components that use a setting render again. */
function tell() {
	for (const listener of listeners) listener();
}
speak("en");
/**
* Restores the settings of an earlier visit. Call it after hydration, because pages are prerendered in
* English.
*/
function recallSettings() {
	const chosen = read(KEYS.theme);
	if (chosen === "dark" || chosen === "light") show(chosen);
	if (read(KEYS.language) === "es") speak("es");
	tell();
}
/** Switches between English and Spanish, and remembers the choice. */
function changeLanguage() {
	speak(language === "en" ? "es" : "en");
	write(KEYS.language, language);
	tell();
}
var prefersDark = () => window.matchMedia("(prefers-color-scheme: dark)").matches;
/** Switches between the light and the dark theme, and remembers the choice. */
function toggleDark() {
	const isDark = theme === null ? prefersDark() : theme === "dark";
	show(isDark ? "light" : "dark");
	write(KEYS.theme, isDark ? "light" : "dark");
	tell();
}
function subscribe(listener) {
	listeners.add(listener);
	return () => listeners.delete(listener);
}
/** Returns the texts of the selected language. */
var usePack = () => (0, import_react.useSyncExternalStore)(subscribe, () => packs[language], () => en);
/** Whether the visitor has chosen the dark theme. False if it is only the system's default. */
var useIsDark = () => (0, import_react.useSyncExternalStore)(subscribe, () => theme === "dark", () => false);
// src/demo/DemoFrame.tsx
var import_jsx_runtime = require_jsx_runtime();
/** The header of the demo site at /demo, with links to its pages and buttons for theme and language. */
function DemoHeader({ children }) {
	const { name, buttons, navigation } = usePack();
	const isDark = useIsDark();
	const home = useHref("/demo/");
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("header", {
		className: "demo-header",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "demo-mark",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
					className: "demo-mark__bars",
					"aria-hidden": "true",
					children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {})
					]
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "demo-mark__name",
					children: name
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("nav", {
				className: "demo-nav",
				"aria-label": navigation,
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("a", {
						className: "quiet-link",
						href: home,
						children: buttons.home
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("a", {
						className: "quiet-link",
						href: useHref("/demo/about/"),
						children: buttons.about
					}),
					children
				]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "demo-nav",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
					type: "button",
					className: "demo-switch",
					"aria-pressed": isDark,
					onClick: toggleDark,
					children: buttons.dark
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
					type: "button",
					className: "demo-switch",
					onClick: changeLanguage,
					children: buttons.languages
				})]
			})
		]
	});
}
/** The layout of a demo page: header, one column, and a footer about privacy. */
function DemoFrame({ nav, children }) {
	const { privacy, skip } = usePack();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "demo",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("a", {
				href: "#demo",
				className: "skip-link",
				children: skip
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(DemoHeader, { children: nav }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("main", {
				className: "demo__main",
				id: "demo",
				tabIndex: -1,
				children
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("footer", {
				className: "demo__foot",
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: privacy })
			})
		]
	});
}
// src/demo/OrderPages.tsx
/** Replaces the error keys of fields with messages in the selected language. */
function useInWords(problems) {
	const pack = usePack();
	return Object.fromEntries(Object.entries(problems).map(([field, problem]) => [field, pack.problems[problem] ?? problem]));
}
/** The fields of one step. */
function Fields({ step: id, as = "label" }) {
	const { step, text, draft, problems: found, onChange } = useStep(id);
	const problems = useInWords(found);
	return step.fields.map((field) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FieldView, {
		field,
		text,
		draft,
		problems: as === "hidden" ? {} : problems,
		onChange,
		as,
		label: as === "label" ? void 0 : text.heading,
		options: text.options,
		last: true
	}, field.name));
}
/** Returns a function that discards the order, starts a new order and shows a notice about it. */
function useCancel() {
	const dispatch = useDispatch();
	const { cancelled } = usePack();
	return () => {
		dispatch(restartAsked());
		dispatch(noticeRaised({
			kind: "told",
			tone: "done",
			text: cancelled
		}));
	};
}
/** The current notice, in the selected language. */
function DemoNotice() {
	const notice = useSelector(selectNotice);
	const { storageBlocked } = usePack();
	if (notice?.kind === "storage") return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Notice, { title: storageBlocked });
	return notice?.kind === "told" ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Notice, {
		tone: notice.tone,
		title: notice.text
	}) : null;
}
/** The list of answers. Until the order is placed, each answer has a button to change it. */
function Answers({ isOpen }) {
	const dispatch = useDispatch();
	const order = useSelector(selectOrder);
	const { buttons } = usePack();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dl", {
		className: "demo-review",
		children: idsOf(order, "pages").filter((id) => order.answers[id]).map((id) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dt", { children: textOf(order, id).name }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dd", { children: answerText(order, id) }),
			isOpen && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dd", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("button", {
				type: "button",
				className: "quiet-link",
				onClick: () => dispatch(correctionAsked({ step: id })),
				children: [buttons.change, /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
					className: "hush",
					children: [": ", textOf(order, id).name]
				})]
			}) })
		] }, id))
	});
}
/** The review of all answers, with buttons to place or cancel the order. A placed order is read-only. */
function Confirm({ step: id }) {
	const { order, text, busy, onAnswer } = useStep(id);
	const { buttons } = usePack();
	const cancel = useCancel();
	const isOpen = order.finished === null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(StepForm, {
		step: id,
		onAnswer: () => onAnswer({}),
		busy,
		className: "demo-form",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Answers, { isOpen }), isOpen && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "demo-actions",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PrimaryButton, { children: text.submit }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PrimaryButton, {
				type: "button",
				tone: "secondary",
				onClick: cancel,
				children: buttons.cancel
			})]
		})]
	});
}
/** Shown after the order was placed: a link to the home page and a button to start a new order. */
function AfterOrder() {
	const dispatch = useDispatch();
	const { buttons } = usePack();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "demo-actions",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("a", {
			className: "quiet-link",
			href: useHref("/demo/"),
			children: buttons.home
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
			type: "button",
			className: "quiet-link",
			onClick: () => dispatch(restartAsked()),
			children: buttons.again
		})]
	});
}
/** A form for one or several steps. Every step receives all values and ignores the values of other steps. */
function Ask({ steps, form, submit, children }) {
	const dispatch = useDispatch();
	const refusals = useSelector(selectRefusals);
	const answer = (values) => dispatch(answered({ answers: Object.fromEntries(steps.map((id) => [id, values])) }));
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(StepForm, {
		step: form,
		onAnswer: answer,
		refusals,
		className: "demo-form",
		children: [children, /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PrimaryButton, { children: submit })]
	});
}
function Back() {
	const dispatch = useDispatch();
	const { buttons } = usePack();
	const target = useSelector(selectBackTarget);
	const home = useHref("/demo/");
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: target === null ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("a", {
		className: "quiet-link",
		href: home,
		children: buttons.back
	}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
		type: "button",
		className: "quiet-link",
		onClick: () => dispatch(backAsked()),
		children: buttons.back
	}) });
}
/** The content of the current page: review, receipt, one question or several questions. */
function Screen() {
	const order = useSelector(selectOrder);
	const position = useSelector(selectPosition);
	const page = pageOf(order, position);
	const form = formOf(page);
	const { heading, why, submit } = formTextOf(order, form);
	const { kind } = stepOf(order, position);
	if (kind === "review" || kind === "receipt") return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Question, {
		why,
		children: heading
	}), kind === "review" ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Confirm, { step: position }) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AfterOrder, {})] });
	if (page.steps.length > 1) return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Question, {
		why,
		children: heading
	}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Ask, {
		steps: page.steps,
		form,
		submit,
		children: page.steps.map((id) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Fields, { step: id }, id))
	})] });
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Ask, {
		steps: page.steps,
		form,
		submit,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Fields, {
			step: position,
			as: "question"
		})
	});
}
/** The order page of the demo site. It shows the current step. */
function OrderPage() {
	const { loading, buttons } = usePack();
	const phase = useSelector(selectPhase);
	const order = useSelector(selectOrder);
	const position = useSelector(selectPosition);
	const toChat = useHref("/demo/chat");
	const isOver = position === lastStep(order);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DemoFrame, {
		nav: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("a", {
			className: "quiet-link",
			href: toChat,
			children: buttons.toChat
		}),
		children: phase === "ready" ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
			!isOver && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Back, {}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(DemoNotice, {}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Screen, {})
		] }) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			role: "status",
			children: loading
		})
	});
}
// src/demo/DemoChat.tsx
/** The chat of the demo site at /demo, in which visitors place a small example order. */
/**
* Focuses the text field or the choices that answer the current question. Returns false if neither is
* rendered yet.
*/
function focusAnswer() {
	const line = document.querySelector(".chat__foot form input, .chat__cards");
	line?.focus({ preventScroll: true });
	return line !== null;
}
/**
* The chat in which visitors of the demo site place an order. `parts` are the chat components of the main
* site.
*/
function Conversation({ parts }) {
	const pack = usePack();
	const phase = useSelector(selectPhase);
	const { ChatWordsContext } = parts;
	if (phase !== "ready") return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DemoFrame, { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
		role: "status",
		children: pack.loading
	}) });
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ChatWordsContext, {
		value: pack.chat,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Talk, { parts })
	});
}
function Talk({ parts }) {
	const { ChangeStatus, ChatFrame, Composer, Transcript, transcriptOf } = parts;
	const pack = usePack();
	const dispatch = useDispatch();
	const order = useSelector(selectOrder);
	const position = useSelector(selectPosition);
	const returnTo = useSelector(selectReturnTo);
	const dialogue = useSelector((state) => state.dialogue);
	const isCorrection = useSelector(selectIsCorrection);
	const { busy, refusals, onAnswer } = useStep(position);
	const { kind, view } = stepOf(order, position);
	useFocusOnMove(position, focusAnswer);
	const lines = (0, import_react.useMemo)(() => {
		const words = {
			greeting: pack.opening,
			none: ""
		};
		return transcriptOf(order, position, returnTo, dialogue, words).map((line) => line.kind === "message" ? {
			...line,
			text: pack.problems[line.text] ?? line.text
		} : line);
	}, [
		dialogue,
		order,
		pack,
		position,
		returnTo,
		transcriptOf
	]);
	const asked = wordingOf(order, position);
	const isLine = kind === "question" && view === "text";
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ChatFrame, {
		header: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DemoHeader, { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("a", {
			className: "quiet-link",
			href: useHref(pageOf(order, position).path),
			children: pack.buttons.toPages
		}) }),
		last: lines.at(-1)?.key ?? "",
		tools: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(BackInChat, {}),
		opener: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			className: "demo-private",
			children: pack.privacy
		}),
		notices: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DemoNotice, {}),
		asked,
		cards: isLine ? void 0 : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Card, { step: position }),
		composer: isLine && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Composer, {
			step: position,
			onAnswer,
			busy,
			refusals,
			onCancel: isCorrection ? () => dispatch(backAsked()) : void 0,
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Fields, {
				step: position,
				as: "hidden"
			})
		}),
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Transcript, { lines })
	}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ChangeStatus, {})] });
}
/** Renders a step that is not answered by typing: choices, the review or the receipt. */
function Card({ step: id }) {
	const { text, order } = useStep(id);
	const { kind } = stepOf(order, id);
	if (kind === "review") return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Confirm, { step: id });
	if (kind === "receipt") return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AfterOrder, {});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Ask, {
		steps: [id],
		form: id,
		submit: text.submit,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Fields, {
			step: id,
			as: "label"
		})
	});
}
function BackInChat() {
	const dispatch = useDispatch();
	const { buttons } = usePack();
	const target = useSelector(selectBackTarget);
	const isOver = useSelector(selectOrder).finished !== null;
	if (target === null || isOver) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
		type: "button",
		className: "quiet-link",
		onClick: () => dispatch(backAsked()),
		children: buttons.back
	});
}
// src/demo/home-about-and-greeting.tsx
/** The pages of the demo site (/demo) on which nothing is ordered: home, about, greeting and 'not found'. */
function BackHome() {
	const { buttons } = usePack();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("a", {
		className: "quiet-link",
		href: useHref("/demo/"),
		children: buttons.back
	}) });
}
/** The home page of the demo site, with links to its order as form pages and as a chat. */
function Home() {
	const { greeting, marketing, home, buttons } = usePack();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(DemoFrame, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", {
			className: "demo-greeting",
			children: greeting
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			className: "demo-lead",
			children: home.heading
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "demo-actions",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ButtonLink, {
				href: useHref("/demo/details/"),
				children: buttons.go
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ButtonLink, {
				href: useHref("/demo/chat"),
				tone: "secondary",
				children: buttons.toChat
			})]
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
			className: "demo-cards",
			children: marketing.map(({ title, text }) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", { children: title }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: text })] }, title))
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TryRoute, {})
	] });
}
/**
* Encodes a name for a URL path. Slashes, backslashes and dots become spaces, because they would change the
* path.
*/
var inAddress = (typed) => encodeURIComponent(typed.replaceAll(/[/\\.]/g, " ").replaceAll(/\s+/g, " ").trim().slice(0, 40));
/** A form for a name. It opens the page that greets this name. */
function TryRoute() {
	const { route, buttons } = usePack();
	const [typed, setTyped] = (0, import_react.useState)("");
	const link = (0, import_react.useRef)(null);
	const name = inAddress(typed);
	const here = useHref("/demo/");
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "demo-route",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", { children: route.heading }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: route.text }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(StepForm, {
				className: "demo-line",
				onAnswer: () => link.current?.click(),
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
					name: "someone",
					label: route.label,
					value: typed,
					onChange: (_name, value) => setTyped(value),
					autoComplete: "off",
					enterKeyHint: "go",
					maxLength: 40
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("a", {
					ref: link,
					className: "button button--secondary",
					href: name ? `${here}hello/${name}` : here,
					children: buttons.go
				})]
			})
		]
	});
}
/** The page that explains the demo site. */
function About() {
	const { about, privacy } = usePack();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(DemoFrame, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(BackHome, {}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", { children: about.heading }),
		[...about.text, privacy].map((text) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: text }, text))
	] });
}
/** The page that greets the visitor by the name in the URL. It is an example of a dynamic route. */
function Greeted({ name }) {
	const { route } = usePack();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(DemoFrame, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(BackHome, {}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", { children: route.hello(name) }),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: route.shown }),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TryRoute, {})
	] });
}
/** The page for any unknown path below /demo (M8.6). */
function NotFound() {
	const { notFound, buttons } = usePack();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(DemoFrame, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", { children: notFound.title }),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: notFound.text }),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
			className: "demo-actions",
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ButtonLink, {
				href: useHref("/demo/"),
				children: buttons.home
			})
		})
	] });
}
// src/demo/routes.ts
/**
* Returns the kind of page at a path of the demo site.
* @param path with or without trailing slash
*/
function routeAt(path) {
	const bare = path.replace(/\/+$/, "");
	if (bare === demo.root) return "home";
	if (bare === `${demo.root}/about`) return "about";
	if (bare === `${demo.root}/chat`) return "chat";
	if (greetedAt(bare) !== null) return "route";
	return pageAt({ journey: demo.id }, bare) ? "order" : "nothing";
}
/**
* Returns the title of a page.
* @param form the current form of the order; by default its first one
*/
function titleOf(route, pack, form = formOf(pageOf({ journey: demo.id }, firstStep({ journey: demo.id })))) {
	return `${{
		home: pack.home.title,
		about: pack.about.title,
		route: pack.route.title,
		order: (pack.forms[form] ?? pack.steps[form])?.title ?? "",
		chat: pack.chatTitle,
		nothing: pack.notFound.title
	}[route]} · ${pack.name}`;
}
// src/demo/loading-bar-animation.ts
/** Controls how the loading bar of the demo site at /demo fills up over time. */
/** Share of the loading bar that is filled when loading starts (M1.4). */
var MINIMUM = .08;
/**
* Largest share that is filled before the page has loaded, so that the bar never looks finished too early.
*/
var MOST = .994;
/** Returns the next share of the bar to fill. The steps get smaller towards the end. */
var more = (share) => Math.min(MOST, share + (1 - share) * .1);
/**
* Creates the timers of a loading bar. Call `start` when a page starts loading and `finish` when it has
* loaded.
* @param show draws a share from 0 to 1; null hides the bar
*/
function progressOf(show) {
	let share = null;
	let steps;
	let end;
	function set(next) {
		share = next;
		show(next);
	}
	function rest() {
		clearInterval(steps);
		clearTimeout(end);
	}
	return {
		start() {
			rest();
			set(MINIMUM);
			steps = setInterval(() => set(more(share ?? .08)), 800);
		},
		finish() {
			if (share === null) return;
			rest();
			set(1);
			end = setTimeout(() => set(null), 200);
		},
		stop: rest
	};
}
// src/demo/LoadingBar.tsx
var FinishContext = (0, import_react.createContext)(() => {});
/** The loading bar at the top of every page of the demo site at /demo. It starts when the path changes. */
function LoadingBar({ path, children }) {
	const bar = (0, import_react.useRef)(null);
	const before = (0, import_react.useRef)(path);
	const progress = (0, import_react.useRef)(null);
	(0, import_react.useLayoutEffect)(() => {
		const made = progressOf((share) => {
			const element = bar.current;
			if (!element) return;
			element.hidden = share === null;
			element.style.setProperty("--share", String(share ?? 0));
		});
		progress.current = made;
		return made.stop;
	}, []);
	(0, import_react.useLayoutEffect)(() => {
		if (before.current === path) return;
		before.current = path;
		progress.current?.start();
	}, [path]);
	const finish = (0, import_react.useCallback)(() => progress.current?.finish(), []);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(FinishContext, {
		value: finish,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
			ref: bar,
			className: "demo-progress",
			"aria-hidden": "true",
			hidden: true
		}), children]
	});
}
/** Finishes the loading bar once the browser has painted the page. Render it at the end of each page. */
function PageShown({ path }) {
	const finish = (0, import_react.use)(FinishContext);
	(0, import_react.useEffect)(() => {
		let frame = requestAnimationFrame(() => {
			frame = requestAnimationFrame(finish);
		});
		return () => cancelAnimationFrame(frame);
	}, [finish, path]);
	return null;
}
// src/demo/Demo.tsx
/** The demo site at /demo: a small example with its own pages, languages and order. */
var Chat = lazily(async () => {
	const { chatParts } = await import("./ChatPage-CLrOluXx.js").then((n) => n.t);
	function DemoChat({ path }) {
		return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Conversation, { parts: chatParts }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageShown, { path })] });
	}
	return { default: DemoChat };
});
/** Focuses the first field of a new page, or its heading if it has none. The chat manages its own focus. */
function focusPage(path) {
	if (routeAt(path) === "chat") return true;
	const heading = document.querySelector("main h1");
	const target = document.querySelector("form[data-step] input") ?? heading;
	if (heading) heading.tabIndex = -1;
	window.scrollTo(0, 0);
	target?.focus({ preventScroll: true });
	return target !== null;
}
/** Sets the language and title of the page. */
function useHead(route) {
	const pack = usePack();
	const form = useSelector(({ flow }) => formOf(pageOf(flow, flow.position)));
	const isRefused = useSelector((state) => pageOf(state.flow, selectPosition(state)).steps.some((id) => Object.keys(selectProblems(state, id)).length > 0));
	const isOrder = route === "order" || route === "chat";
	(0, import_react.useLayoutEffect)(() => {
		document.documentElement.lang = pack.lang;
		document.title = `${isRefused && isOrder ? pack.errorWord : ""}${titleOf(route, pack, form)}`;
	}, [
		form,
		isOrder,
		isRefused,
		pack,
		route
	]);
}
/** The root component of the demo site. It renders the page at the current path. */
function Demo() {
	const { pathname } = useLocation();
	const path = pathname.replace(/\/+$/, "");
	const route = routeAt(path);
	const pack = usePack();
	(0, import_react.useLayoutEffect)(recallSettings, []);
	useHead(route);
	useFocusOnMove(path, focusPage);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorWord, {
		value: pack.errorWord,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LoadingBar, {
			path,
			children: route === "chat" ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Chat, { path }) : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageAt, {
				route,
				path
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageShown, { path })] })
		})
	});
}
function PageAt({ route, path }) {
	switch (route) {
		case "home": return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Home, {});
		case "about": return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(About, {});
		case "route": return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Greeted, { name: greetedAt(path) ?? "" });
		case "order": return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OrderPage, {});
		default: return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NotFound, {});
	}
}
// src/sagas/subject/order-kept-in-browser.ts
/** Stores an order only in this browser, for a journey that calls no server. */
/**
* Whether the data looks like a stored order. Checking its shape is enough to reject data from another build.
* The steps check the answers themselves.
*/
function isKept(data) {
	if (typeof data !== "object" || data === null) return false;
	const { id, answers } = data;
	return typeof id === "string" && typeof answers === "object" && answers !== null;
}
/**
* Parses the stored order. Returns null if it is missing, has another id or comes from another build (X20).
*/
function keptOf(text, id) {
	try {
		const kept = JSON.parse(text ?? "null");
		return isKept(kept) && kept.id === id ? kept : null;
	} catch {
		return null;
	}
}
/** Restores the answers that the journey's steps still accept. */
function restored(base, answers) {
	const valid = Object.entries(answers).flatMap(([id, values]) => {
		const checked = isStepOf(base, id) ? check(stepOf(base, id), values, base) : { problems: {} };
		return "values" in checked ? [[id, { values: checked.values }]] : [];
	});
	return {
		...base,
		answers: Object.fromEntries(valid)
	};
}
/** Result of a finished order that is sent nowhere and therefore has no number (D75). */
var WITHOUT_NUMBER = {
	orderNumber: "",
	schedule: null
};
/**
* Creates the calls and sagas that store an order in this browser, the only exception to S18. The order has
* an id like one on the server, so resuming it, a second tab and restarting work as usual.
*/
function keptInBrowser(kind) {
	const place = `${kind}-order`;
	const subject = {
		kind,
		*load(_api, id) {
			const { storage } = yield* outside();
			const kept = keptOf(storage.read(place), id);
			return {
				versions: {},
				prefix: (yield* select(selectOrder)).prefix,
				restore: (base) => ({
					...restored(base, kept?.answers ?? {}),
					finished: kept?.isFinished === true ? WITHOUT_NUMBER : null
				})
			};
		}
	};
	/** Stores the order. The first answer gives it an id. */
	function* keep() {
		const { storage, uuid } = yield* outside();
		let id = yield* select(selectSubjectId);
		if (id === null) {
			id = uuid();
			storage.write(kind, id);
			yield* put(factsLearned({
				facts: {},
				subjectId: id
			}));
		}
		const { answers, finished } = yield* select(selectOrder);
		const values = Object.fromEntries(Object.entries(answers).map(([step, answer]) => [step, answer.values]));
		storage.write(place, JSON.stringify({
			id,
			answers: values,
			isFinished: finished !== null
		}));
	}
	function* forget() {
		const { storage } = yield* outside();
		storage.drop(place);
	}
	function* watch() {
		yield* takeEvery([accepted.type, orderFinished.type], safely(keep));
		yield* takeEvery(restarted.type, safely(forget));
	}
	/** Finishes the order without a server. */
	function* finish(step) {
		const order = yield* select(selectOrder);
		if (order.finished) return;
		const missing = firstMissing(order, (yield* select(selectFlow)).mode);
		if (missing !== step.id) {
			yield* put(moved({
				to: missing,
				how: "push"
			}));
			return;
		}
		yield* put(orderFinished(WITHOUT_NUMBER));
		yield* moveOn(step.id);
	}
	return {
		subject,
		watch,
		submits: { finish }
	};
}
// src/app/journeys/demo/parts.ts
/**
* What the browser loads for the journey `demo`, which is a starter template. It has its own screens,
* registers its steps in the visitor's language (src/demo/language-and-theme.ts) and calls no server (D48,
* D75).
*/
var parts = registerJourney({
	id: demo.id,
	Screen: Demo,
	...keptInBrowser("demo"),
	headAt: (path) => ({
		title: titleOf(routeAt(path), en),
		lang: en.lang
	}),
	isAlone: true
});
export { parts };
