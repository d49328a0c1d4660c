import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-BHbHrMlk.js";
import { t as legal } from "./legal-NNs1L3E6.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CMabZmJa.js";
import { i as unbroken } from "./money-CPTiVFPd.js";
import { G as chat } from "../prerender.js";
import { t as StepForm } from "./StepForm-DN84VuoN.js";
import "./Question-D6jDMlAm.js";
import { n as arrow_down_default, t as arrow_up_default } from "./arrow-up-Bl8qX4ZP.js";
// src/ui/motif/house.css
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
// src/ui/motif/House.tsx
var import_jsx_runtime = require_jsx_runtime();
/**
* Small drawing of a house with a light, shown beside the chat message that says that the address is covered.
*/
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
// src/ui/chat/chat-words-context.ts
/**
* React context with the texts of the chat's components. A journey may provide its own texts instead of the
* default ones.
*/
var ChatWordsContext = (0, import_react.createContext)(chat);
// src/ui/chat/Message.tsx
/** The chat's message bubbles: messages of the assistant, answers of the visitor, and typing dots. */
/** Attributes of a link to another site, which must not end the conversation. */
var ELSEWHERE = {
	target: "_blank",
	rel: "noreferrer"
};
/** A message from the assistant in the chat. */
var Message = (0, import_react.memo)(function Message(props) {
	const { children, why, asks, whyId, textId, link, isFound } = props;
	const words = (0, import_react.use)(ChatWordsContext);
	const isElsewhere = link?.href.startsWith("https:") === true;
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
				id: textId,
				children: unbroken(children)
			}),
			why && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "msg__why",
				id: whyId,
				children: why
			}),
			link && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("a", {
				className: "msg__link",
				href: link.href,
				...isElsewhere ? ELSEWHERE : {},
				children: [link.label, isElsewhere && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "hush",
					children: legal.inAnotherTab
				})]
			})
		]
	});
});
/** The visitor's answer, right-aligned, with a button to correct it. */
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
/** Allows a line break after the @ of an e-mail address that is too long for its bubble. */
function Breakable({ children }) {
	const [before = "", ...rest] = children.split("@");
	return rest.length === 1 ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		before,
		"@",
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("wbr", {}),
		rest
	] }) : children;
}
/**
* Typing indicator of the assistant. It is decorative: it never delays the composer, and it is hidden under
* reduced motion.
*/
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
// src/ui/chat/ChatFrame.tsx
/** Layout of the chat, with its scrolling and its fit above the on-screen keyboard. */
/**
* Layout of the chat: header, conversation and input area, with the order summary beside them on wide
* screens.
*/
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
						className: cards ? "chat__foot" : "chat__foot chat__foot--alone",
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
/** Moves the focus to the text input when the visitor starts typing while the cards have the focus. */
function useTypingBelow(frame) {
	(0, import_react.useEffect)(() => {
		const typeBelow = ({ key, target, ctrlKey, metaKey, altKey }) => {
			if (key.length === 1 && key !== " " && !ctrlKey && !metaKey && !altKey && target instanceof Element && target.matches(".chat__cards")) frame.current?.querySelector(".chat__foot input")?.focus();
		};
		document.addEventListener("keydown", typeBelow);
		return () => document.removeEventListener("keydown", typeBelow);
	}, [frame]);
}
/** Button shown when new messages have arrived below the part that the visitor is reading. */
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
* Returns the message to scroll to. This is the first message since the visitor's last answer if all later
* messages fit into 40 % of the view, otherwise the last message. If a notice is shown above the cards, it is
* always the last message.
*/
function newest(scroller) {
	const log = scroller.querySelector("[role=\"log\"]");
	const last = log?.lastElementChild ?? null;
	const first = [...log?.children ?? []].findLast((line) => line.matches(".answer"))?.nextElementSibling;
	if (!first || !last || scroller.querySelector(".chat__notices > .notice")) return last;
	return last.getBoundingClientRect().bottom - first.getBoundingClientRect().top < scroller.getBoundingClientRect().height * .4 ? first : last;
}
/**
* Returns the scroll position that puts the newest message at the top, as far as the content below it allows.
*/
function endOf(scroller) {
	const last = newest(scroller);
	const box = scroller.getBoundingClientRect();
	const zoom = box.width / scroller.offsetWidth || 1;
	const top = last ? (last.getBoundingClientRect().top - box.top) / zoom + scroller.scrollTop : 0;
	const space = Math.min(24, scroller.clientHeight / 12);
	return Math.max(0, Math.min(scroller.scrollHeight - scroller.clientHeight, top - space));
}
var sizeOf = ({ clientWidth, clientHeight }) => `${clientWidth} ${clientHeight}`;
/** Keeps the view at the newest message as long as the visitor does not scroll up. */
function useFollow(last) {
	const scroller = (0, import_react.useRef)(null);
	const atEnd = (0, import_react.useRef)(true);
	/** Last known scroll position, in pixels of the page. */
	const seen = (0, import_react.useRef)(0);
	/** Size of the view for which the scroll position was last set. */
	const size = (0, import_react.useRef)("");
	const [fresh, setFresh] = (0, import_react.useState)(false);
	function put(element, top) {
		element.scrollTop = top;
		seen.current = element.scrollTop;
	}
	function follow() {
		const element = scroller.current;
		if (element) put(element, endOf(element));
		atEnd.current = true;
		setFresh(false);
	}
	function onScroll() {
		const element = scroller.current;
		if (!element) return;
		const isUp = element.scrollTop < seen.current - 1;
		seen.current = element.scrollTop;
		if (size.current !== sizeOf(element)) return;
		if (element.scrollTop > endOf(element) - 48) {
			atEnd.current = true;
			setFresh(false);
		} else if (isUp) atEnd.current = false;
	}
	(0, import_react.useLayoutEffect)(() => {
		if (atEnd.current) follow();
		else setFresh(true);
	}, [last]);
	(0, import_react.useEffect)(() => {
		const element = scroller.current;
		if (!element || typeof ResizeObserver === "undefined") return;
		let width = element.clientWidth;
		size.current = sizeOf(element);
		const observer = new ResizeObserver(() => {
			letKeysScroll(element);
			size.current = sizeOf(element);
			if (!atEnd.current) return;
			const isTurned = element.clientWidth !== width;
			width = element.clientWidth;
			put(element, isTurned ? endOf(element) : Math.max(element.scrollTop, endOf(element)));
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
/**
* If the conversation overflows and contains nothing focusable, makes it focusable, so that the keyboard can
* scroll it.
*/
function letKeysScroll(scroller) {
	if (scroller.scrollHeight > scroller.clientHeight && !scroller.querySelector("button, a, input")) scroller.tabIndex = 0;
	else scroller.removeAttribute("tabindex");
}
/**
* Fits the chat to the area above the on-screen keyboard. This is needed on iOS, which does not shrink `dvh`
* for the keyboard.
*/
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
/** Input area of the chat: the form of the current question, styled for the chat. Enter sends the form. */
function Composer({ step, onAnswer, children, layout = "line", busy, listens, refusals, letters, below, onCancel }) {
	const words = (0, import_react.use)(ChatWordsContext);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(StepForm, {
		step,
		onAnswer,
		busy: busy && !listens,
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
export { TypingDots as a, Message as i, ChatFrame as n, ChatWordsContext as o, Answer as r, Composer as t };
