import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as play_default } from "./play-C66FvKJh.js";
import { t as require_react } from "./react-TVdLsqxs.js";
import { a as NewsPicture, o as news, t as useLanding } from "../prerender.js";
import { t as Dialog } from "./Dialog-ChRnoPjl.js";
import { n as NewsText } from "./NewsMore-DP9VLShN.js";
import { t as require_jsx_runtime } from "./jsx-runtime-FA6SQFrL.js";
// src/lib/video.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/** Providers play at this quality where a video has it (M2.65). */
var QUALITY = "hd1080";
/**
* The address of a video's player, which starts at once: whoever loads it has clicked.
* @param player address of the provider's player; the video's id is added to its path, its query stays
*/
function videoAddress(player, id) {
	const url = new URL(player);
	url.pathname = `${url.pathname.replace(/\/$/, "")}/${encodeURIComponent(id)}`;
	url.searchParams.set("vq", QUALITY);
	url.searchParams.set("autoplay", "1");
	return url.href;
}
// src/pages/landing/NewsReader.tsx
var import_jsx_runtime = require_jsx_runtime();
/** A news card's whole text, and its video where it has one (M2.65). */
function NewsReader({ item, isOpen, onClose }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Dialog, {
		isOpen,
		onClose,
		title: item.title,
		kind: "modal",
		isWide: true,
		children: [item.stream && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Video, { item }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NewsText, { item })]
	});
}
/** A picture until it is clicked: before that, nothing is loaded from anywhere else (D61). */
function Video({ item: { title, imageName, streamLink } }) {
	const { videoPlayer } = useLanding();
	const [player, setPlayer] = (0, import_react.useState)(null);
	const [isPlaying, setIsPlaying] = (0, import_react.useState)(false);
	(0, import_react.useEffect)(() => {
		let here = true;
		videoPlayer().then((found) => here && setPlayer(found));
		return () => {
			here = false;
		};
	}, [videoPlayer]);
	if (player === null) return null;
	if (isPlaying) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		className: "news-video",
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("iframe", {
			src: videoAddress(player, streamLink),
			title,
			allow: "autoplay; fullscreen; encrypted-media; picture-in-picture",
			sandbox: "allow-scripts allow-same-origin allow-presentation allow-popups",
			referrerPolicy: "strict-origin-when-cross-origin"
		})
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("button", {
		type: "button",
		className: "news-video",
		onClick: () => setIsPlaying(true),
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
			className: "news-video__picture",
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NewsPicture, { name: imageName })
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
			className: "news-video__play",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(play_default, {
				size: 18,
				"aria-hidden": "true"
			}), news.watch]
		})]
	}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: news.elsewhere })] });
}
export { NewsReader as default };
