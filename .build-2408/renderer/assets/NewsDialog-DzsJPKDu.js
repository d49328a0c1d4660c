import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as play_default } from "./play-DQpJ8iXo.js";
import { t as require_react } from "./react-BHbHrMlk.js";
import { a as news, i as NewsPicture, t as useLandingServices } from "../prerender.js";
import { t as Dialog } from "./Dialog-Ch6CzKWG.js";
import { n as NewsText } from "./NewsMore-CFeuQCga.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CMabZmJa.js";
// src/lib/video-address.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/** Builds the URL of the player for a video. */
/**
* The video quality to request from the player. It applies only if the video is available in this quality
* (M2.65).
*/
var QUALITY = "hd1080";
/**
* Returns the URL of the player for a video. Playback starts immediately, because the visitor opened the
* player with a click.
* @param player URL of the provider's player; the id of the video is appended to its path, and its query is
* kept
*/
function videoAddress(player, id) {
	const url = new URL(player);
	url.pathname = `${url.pathname.replace(/\/$/, "")}/${encodeURIComponent(id)}`;
	url.searchParams.set("vq", QUALITY);
	url.searchParams.set("autoplay", "1");
	return url.href;
}
// src/pages/landing/NewsDialog.tsx
var import_jsx_runtime = require_jsx_runtime();
/** A dialog with the full text of a news item, and its video if it has one (M2.65). */
function NewsDialog({ item, isOpen, onClose }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Dialog, {
		isOpen,
		onClose,
		title: item.title,
		kind: "modal",
		isWide: true,
		children: [item.stream && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Video, { item }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NewsText, { item })]
	});
}
/**
* The video of a news item. It shows a picture first and loads the video provider's player only after a click
* (D61).
*/
function Video({ item: { title, imageName, streamLink } }) {
	const { videoPlayer } = useLandingServices();
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
export { NewsDialog as default };
