import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-TVdLsqxs.js";
import { t as require_jsx_runtime } from "./jsx-runtime-FA6SQFrL.js";
import { r as unbroken } from "./money-DJHgo4Df.js";
import { Ut as chat } from "../prerender.js";
import "./Question-Tk_BrizY.js";
import { t as StepForm } from "./StepForm-CM_RwJLO.js";
import { n as arrow_down_default, t as arrow_up_default } from "./arrow-up-RSssXXoZ.js";
// src/ui/chat/words.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/** What the chat's parts say: the operator's words, where a journey does not bring its own. */
var ChatWordsContext = (0, import_react.createContext)(chat);
// src/ui/chat/ChatFrame.tsx
var import_jsx_runtime = require_jsx_runtime();
/** The chat screen: header, conversation, composer; on wide screens the order beside it. */
function ChatFrame({ title, header, children, last, cards, asked, composer, order, tools, notices, asides, opener }) {
	const words = (0, import_react.use)(ChatWordsContext);
	const frame = (0, import_react.useRef)(null);
	useVisibleHeight(frame);
	useTypingBelow(frame);
	const { scroller, fresh, follow, onScroll } = useFollow(last);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "chat",
		ref: frame,
		children: [header, /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "chat__body",
			children: [order && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("aside", {
				className: "chat__order",
				children: order
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("main", {
				className: "chat__main",
				id: "pergunta",
				tabIndex: -1,
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", {
						className: "hush",
						children: title ?? words.title
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
						className: "chat__scroll",
						ref: scroller,
						onScroll,
						children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
							className: "chat__column",
							children: [
								tools && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
									className: "chat__tools",
									children: tools
								}),
								opener,
								/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
									className: "log",
									role: "log",
									"aria-label": words.logLabel,
									children
								}),
								/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
									className: "chat__notices",
									children: notices
								}),
								cards && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
									className: "chat__cards",
									role: "group",
									"aria-label": asked?.heading,
									"aria-describedby": asked?.why && "porque",
									tabIndex: -1,
									children: cards
								})
							]
						})
					}),
					fresh && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NewMessageButton, { onClick: follow }),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
						className: "chat__foot",
						children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
							className: "chat__column",
							children: [asides, composer]
						})
					})
				]
			})]
		})]
	});
}
/** Whoever types while the cards have the focus types into the line below them. */
function useTypingBelow(frame) {
	(0, import_react.useEffect)(() => {
		const typeBelow = ({ key, target, ctrlKey, metaKey, altKey }) => {
			if (key.length === 1 && key !== " " && !ctrlKey && !metaKey && !altKey && target instanceof Element && target.matches(".chat__cards")) frame.current?.querySelector(".chat__foot input")?.focus();
		};
		document.addEventListener("keydown", typeBelow);
		return () => document.removeEventListener("keydown", typeBelow);
	}, [frame]);
}
/** Shown when new messages arrived below what the visitor is reading. */
function NewMessageButton({ onClick }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("button", {
		type: "button",
		className: "new-message",
		onClick,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(arrow_down_default, {
			size: 18,
			"aria-hidden": "true"
		}), (0, import_react.use)(ChatWordsContext).newMessage]
	});
}
/**
* Of the messages since the last answer the first, if they leave most of the view to what follows; else the last, and
* so where a notice stands between the question and its cards.
*/
function newest(scroller) {
	const log = scroller.querySelector("[role=\"log\"]");
	const last = log?.lastElementChild ?? null;
	const first = [...log?.children ?? []].findLast((line) => line.matches(".answer"))?.nextElementSibling;
	if (!first || !last || scroller.querySelector(".chat__notices > .notice")) return last;
	return last.getBoundingClientRect().bottom - first.getBoundingClientRect().top < scroller.getBoundingClientRect().height * .4 ? first : last;
}
/** Scroll target: what was said last in view, with as much below it as fits. */
function endOf(scroller) {
	const last = newest(scroller);
	const box = scroller.getBoundingClientRect();
	const zoom = box.width / scroller.offsetWidth || 1;
	const top = last ? (last.getBoundingClientRect().top - box.top) / zoom + scroller.scrollTop : 0;
	const space = Math.min(24, scroller.clientHeight / 12);
	return Math.max(0, Math.min(scroller.scrollHeight - scroller.clientHeight, top - space));
}
/** Keeps the view at the end, but only while the visitor is already there. */
function useFollow(last) {
	const scroller = (0, import_react.useRef)(null);
	const atEnd = (0, import_react.useRef)(true);
	const [fresh, setFresh] = (0, import_react.useState)(false);
	function follow() {
		const element = scroller.current;
		if (element) element.scrollTop = endOf(element);
		atEnd.current = true;
		setFresh(false);
	}
	function onScroll() {
		const element = scroller.current;
		if (!element) return;
		atEnd.current = element.scrollTop > endOf(element) - 48;
		if (atEnd.current) setFresh(false);
	}
	(0, import_react.useLayoutEffect)(() => {
		if (atEnd.current) follow();
		else setFresh(true);
	}, [last]);
	(0, import_react.useEffect)(() => {
		const element = scroller.current;
		if (!element || typeof ResizeObserver === "undefined") return;
		let width = element.clientWidth;
		const observer = new ResizeObserver(() => {
			letKeysScroll(element);
			if (!atEnd.current) return;
			const isTurned = element.clientWidth !== width;
			width = element.clientWidth;
			element.scrollTop = isTurned ? endOf(element) : Math.max(element.scrollTop, endOf(element));
		});
		observer.observe(element);
		for (const child of element.children) observer.observe(child);
		return () => observer.disconnect();
	}, []);
	return {
		scroller,
		fresh,
		follow,
		onScroll
	};
}
/** Before the first answer nothing here takes focus automatically; fields that do scroll themselves into view. */
function letKeysScroll(scroller) {
	if (scroller.scrollHeight > scroller.clientHeight && !scroller.querySelector("button, a, input")) scroller.tabIndex = 0;
	else scroller.removeAttribute("tabindex");
}
/** Fits the frame to the area left by the keyboard (iOS does not shrink `dvh` for it). */
function useVisibleHeight(frame) {
	(0, import_react.useEffect)(() => {
		const view = window.visualViewport;
		if (!view) return;
		const fit = () => {
			const covered = window.innerHeight - view.height > 80 && view.scale === 1;
			frame.current?.style.setProperty("--visible", covered ? `${view.height}px` : "100dvh");
			if (covered) window.scrollTo(0, 0);
		};
		view.addEventListener("resize", fit);
		return () => view.removeEventListener("resize", fit);
	}, [frame]);
}
// src/ui/chat/Composer.tsx
/** The form of the current question, styled for the chat. Enter sends. */
function Composer({ step, onAnswer, children, layout = "line", busy, refusals, letters, below, onCancel }) {
	const words = (0, import_react.use)(ChatWordsContext);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(StepForm, {
		step,
		onAnswer,
		busy,
		refusals,
		className: `composer composer--${layout}${letters ? " composer--letters" : ""}`,
		children: [
			onCancel && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "composer__correcting",
				children: [words.correcting, /* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
					type: "button",
					className: "quiet-link",
					onClick: onCancel,
					children: words.cancelCorrection
				})]
			}),
			children,
			letters && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("button", {
				type: "button",
				className: "composer__letters",
				"aria-pressed": letters.isOn,
				onClick: letters.onPress,
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					"aria-hidden": "true",
					children: "abc"
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "hush",
					children: words.letters
				})]
			}),
			layout === "line" && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("button", {
				type: "submit",
				className: "composer__send",
				"aria-disabled": busy || void 0,
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(arrow_up_default, {
					size: 24,
					"aria-hidden": "true"
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "hush",
					children: words.send
				})]
			}),
			below
		]
	});
}
// src/ui/motif/House.tsx
/** The end of the conversation's strand: the light runs down it into a house, in place of the message's node. */
function House() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
		className: "house",
		"aria-hidden": "true",
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("svg", {
			viewBox: "0 0 24 22",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", {
					className: "house__wall",
					d: "M4 10h16v11H4z"
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", {
					className: "house__roof",
					d: "M1 11 12 2l11 9z"
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("circle", {
					className: "house__light",
					cx: "12",
					cy: "8",
					r: "2"
				})
			]
		})
	});
}
// src/ui/chat/Message.tsx
/** A message from the assistant. */
var Message = (0, import_react.memo)(function Message(props) {
	const { children, why, asks, whyId, link, isFound } = props;
	const words = (0, import_react.use)(ChatWordsContext);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "msg",
		"aria-live": asks ? "off" : void 0,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
				className: "hush",
				children: [words.speaker.assistant, " "]
			}),
			isFound && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(House, {}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "msg__text",
				children: unbroken(children)
			}),
			why && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "msg__why",
				id: whyId,
				children: why
			}),
			link && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("a", {
				className: "msg__link",
				href: link.href,
				children: link.label
			})
		]
	});
});
/** The visitor's answer, right-aligned, with a way to correct it. */
var Answer = (0, import_react.memo)(function Answer({ children, name, step, onCorrect, changed = false, correcting = false }) {
	const words = (0, import_react.use)(ChatWordsContext);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "answer",
		"data-correcting": correcting || void 0,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "answer__bubble",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
					className: "hush",
					children: [words.speaker.visitor, " "]
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Breakable, { children }),
				changed && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "answer__changed",
					children: words.changed
				})
			]
		}), onCorrect && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("button", {
			type: "button",
			className: "answer__correct",
			onClick: () => onCorrect(step),
			children: [words.correct, /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
				className: "hush",
				children: [": ", name]
			})]
		})]
	});
});
/** An e-mail address that is too long for its bubble is broken after its at sign, not in a word. */
function Breakable({ children }) {
	const [before = "", ...rest] = children.split("@");
	return rest.length === 1 ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		before,
		"@",
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("wbr", {}),
		rest
	] }) : children;
}
/** Typing indicator. Decorative: it never delays the composer and is off under reduced motion. */
function TypingDots() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "typing",
		"aria-hidden": "true",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {})
		]
	});
}
export { ChatFrame as a, Composer as i, Message as n, ChatWordsContext as o, TypingDots as r, Answer as t };
