import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-TVdLsqxs.js";
import { Dt as useSelector, Et as useDispatch, H as partners, Ot as useStore, St as lazily, Tt as useHref, Ut as chat, V as devices, xt as HelpLinks } from "../prerender.js";
import { t as brand } from "./brand-CS1dOxWu.js";
import { i as conversation, t as chipsOf } from "./chips-ipJYP4HE.js";
import { G as restartAsked, N as modeAsked, a as asideClosed, j as messageRead, w as drafted } from "./events-Dzy0BOWM.js";
import { f as selectOrder, r as selectBanks } from "./selectors-BJ0ILE8K.js";
import { t as require_jsx_runtime } from "./jsx-runtime-FA6SQFrL.js";
import { n as QuietButton, t as Notice } from "./Notice-B00IPAei.js";
import { S as advice, c as choose, d as settle, h as take, i as callPerson, l as isYesOrNo, n as showExample, o as goBack, y as say } from "./escalate-B33qA3Bv.js";
import { n as speedName, t as soldSpeed } from "./plan-speed-D9pZ3Uy0.js";
import { i as findStep } from "./journeys-pH3FiARx.js";
import { i as unbrokenBRL } from "./money-DJHgo4Df.js";
import { i as focusLine } from "./ChatPage-gzIUTnix.js";
// src/ui/chat/replies.css
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
// src/ui/chat/Replies.tsx
var import_jsx_runtime = require_jsx_runtime();
/** Answers to what the assistant has just said, one tap each; typing them does the same. */
function Replies({ label, title, replies }) {
	const id = (0, import_react.useId)();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "replies",
		role: "group",
		"aria-label": label,
		"aria-labelledby": title ? id : void 0,
		children: [title && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			id,
			className: "replies__title",
			children: title
		}), replies.map(({ label: text, onPress, isQuiet }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
			type: "button",
			className: isQuiet ? "quiet-link" : "reply",
			onClick: onPress,
			children: text
		}, text))]
	});
}
// src/funnel/advice.ts
/** Advertised speeds: by the number of people, and for what is done there. The one for games is M9.8's. */
var BY_PEOPLE = {
	few: 500,
	some: 700,
	many: 1e3
};
var BY_USE = {
	games: 2e3,
	work: 1e3,
	neither: 0
};
var GAMES = 2e3;
/**
* The offered plan that suits a home, the cheapest of those that do, and the one or two reasons that decided.
* `lacks` is the streaming service asked for that no plan of this address has. Null where nothing is offered.
*/
function advisedPlan(plans, { people, use, series }) {
	const byPrice = plans.toSorted((a, b) => a.price_with_dacc - b.price_with_dacc);
	const plain = byPrice.filter(({ subscriptions }) => subscriptions.length === 0);
	const withSeries = byPrice.filter(({ subscriptions }) => subscriptions.includes(series));
	const lacks = series !== "none" && withSeries.length === 0 ? series : null;
	const suited = withSeries.length > 0 ? withSeries : plain.length > 0 ? plain : byPrice;
	const wanted = Math.max(BY_PEOPLE[people], BY_USE[use]);
	const fastest = Math.max(...suited.map(({ sku }) => soldSpeed(sku)));
	const speed = Math.min(wanted, fastest);
	const plan = suited.find(({ sku }) => soldSpeed(sku) >= speed);
	if (!plan) return null;
	const reasons = [];
	if (withSeries.length > 0) reasons.push("streaming");
	if (use === "games" && soldSpeed(plan.sku) >= GAMES) reasons.push("games");
	if (use === "work") reasons.push("upload");
	reasons.push(plan === byPrice[0] ? "cheapest" : "devices");
	return {
		plan,
		reasons: reasons.slice(0, 2),
		lacks
	};
}
// src/conversation/Advice.tsx
var QUESTIONS = [
	"people",
	"use",
	"series"
];
function reasonText(reason, plan) {
	const { reasons } = advice;
	switch (reason) {
		case "cheapest": return reasons.cheapest;
		case "games": return reasons.games;
		case "devices": return reasons.devices(devices[soldSpeed(plan.sku)] ?? 0);
		case "upload": return reasons.upload(speedName(plan.plan_upload));
		case "streaming": return reasons.streaming(plan.subscriptions.flatMap((slug) => partners[slug] ?? []).join(" e "));
	}
}
/** Up to three taps, then one plan with its reason and price; the others stay in sight (A20). */
function Advice({ onDone }) {
	const store = useStore();
	const [home, setHome] = (0, import_react.useState)({});
	const [advised, setAdvised] = (0, import_react.useState)(null);
	const open = QUESTIONS.find((name) => home[name] === void 0);
	const planStep = () => findStep(selectOrder(store.getState()), ({ view }) => view === "plans")?.id;
	function close() {
		store.dispatch(asideClosed());
		onDone();
	}
	function choose(value) {
		if (!open) return;
		const known = {
			...home,
			[open]: value
		};
		setHome(known);
		if (open !== QUESTIONS.at(-1)) return;
		const found = advisedPlan(selectOrder(store.getState()).facts.coverage?.plans ?? [], known);
		if (!found) {
			close();
			return;
		}
		const { plan, reasons, lacks } = found;
		const texts = reasons.filter((reason) => reason !== "devices" || devices[soldSpeed(plan.sku)]).map((reason) => reasonText(reason, plan));
		if (lacks) say(store, advice.nearest(partners[lacks] ?? lacks));
		if (texts.length === 0) texts.push(advice.reasons.suits);
		say(store, advice.recommend(plan.plan, unbrokenBRL(plan.price_with_dacc), texts));
		const step = planStep();
		if (step) store.dispatch(drafted({
			step,
			name: "idPlan",
			value: plan.id
		}));
		setAdvised(plan);
	}
	function accept(plan) {
		const step = planStep();
		store.dispatch(messageRead({ understood: true }));
		if (step) take(store, { [step]: { idPlan: plan.id } });
	}
	if (advised) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Replies, {
		title: advice.others,
		replies: [{
			label: advice.take(advised.plan),
			onPress: () => accept(advised)
		}, {
			label: advice.compare,
			onPress: close
		}]
	});
	if (!open) return null;
	const { heading, options } = advice.questions[open];
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Replies, {
		title: heading,
		replies: [...options.map(({ value, label }) => ({
			label,
			onPress: () => choose(value)
		})), {
			label: advice.skip,
			onPress: close,
			isQuiet: true
		}]
	}, open);
}
// src/conversation/Asides.tsx
var GoOnElsewhere = lazily(async () => import("./GoOnElsewhere-Z6Myg-Fy.js"), { spare: true });
var Reference = lazily(async () => import("./Reference-n0CRYeuk.js"), { spare: true });
/** What a message opened above the composer: a doubt's yes and no, other ways to answer, people, starting over. */
function Asides() {
	const { aside, doubt } = useSelector((state) => state.dialogue);
	if (doubt && isYesOrNo(doubt)) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(YesOrNo, {});
	if (doubt?.or) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Either, {
		doubt,
		or: doubt.or
	});
	switch (aside) {
		case "elsewhere": return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(GoOnElsewhere, {});
		case "human": return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(People, {});
		case "ways": return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Ways, {});
		case "advice": return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Advice, { onDone: focusLine });
		case "restart": return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Restart, {});
		default: return null;
	}
}
function YesOrNo() {
	const store = useStore();
	const noLabel = useSelector(({ dialogue }) => dialogue.doubt?.typed !== void 0) ? conversation.doubtNoTyped : conversation.doubtNo;
	function answer(agreed) {
		const { doubt } = store.getState().dialogue;
		if (!doubt) return;
		store.dispatch(messageRead({ understood: true }));
		settle(store, doubt, agreed, agreed ? conversation.doubtYes : noLabel);
		focusLine();
	}
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Replies, {
		label: chat.composerLabel,
		replies: [{
			label: conversation.doubtYes,
			onPress: () => answer(true)
		}, {
			label: noLabel,
			onPress: () => answer(false)
		}]
	});
}
/** Several values were said: which of them is meant is chosen. */
function Either({ doubt, or }) {
	const store = useStore();
	const order = useSelector(selectOrder);
	const banks = useSelector(selectBanks) ?? [];
	const replies = or.map((values) => ({
		label: capitalised(chipsOf(order, doubt.step, values, banks).join(", ")),
		onPress: () => {
			choose(store, doubt, values);
			focusLine();
		}
	}));
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Replies, {
		label: chat.composerLabel,
		replies
	});
}
var capitalised = (text) => text.charAt(0).toUpperCase() + text.slice(1);
var People = (0, import_react.memo)(function People() {
	const callHref = useHref(brand.callRequest.href);
	const { reference } = useSelector(selectOrder).facts;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [reference && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Reference, {}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(HelpLinks, { callHref })] });
});
function Ways() {
	const store = useStore();
	const { buttons } = conversation.escalation;
	const press = (label, run) => ({
		label,
		onPress: () => {
			store.dispatch(asideClosed());
			run();
			focusLine();
		}
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Replies, {
		label: chat.composerLabel,
		replies: [
			press(buttons.example, () => showExample(store)),
			press(buttons.skipBack, () => goBack(store, buttons.skipBack)),
			press(buttons.pages, () => store.dispatch(modeAsked({ mode: "pages" }))),
			press(buttons.human, () => callPerson(store, buttons.human))
		]
	});
}
function Restart() {
	const dispatch = useDispatch();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Notice, {
		title: chat.commands.recomecarAsk,
		actions: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(QuietButton, {
			onClick: () => {
				dispatch(asideClosed());
				dispatch(restartAsked());
			},
			children: chat.commands.recomecarYes
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(QuietButton, {
			onClick: () => dispatch(asideClosed()),
			children: chat.commands.recomecarNo
		})] })
	});
}
export { Asides as default };
