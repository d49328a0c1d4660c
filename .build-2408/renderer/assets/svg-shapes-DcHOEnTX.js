import { t as require_jsx_runtime } from "./jsx-runtime-CMabZmJa.js";
// src/ui/art/svg-shapes.tsx
var import_jsx_runtime = require_jsx_runtime();
/**
* SVG element around a drawing. The drawing is decorative. Its size is fixed, so that the page does not shift
* when it appears.
*/
function Picture({ size: [width, height], kind = "framed", children }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("svg", {
		className: `art art--${kind}`,
		viewBox: `0 0 ${width} ${height}`,
		width,
		height,
		preserveAspectRatio: kind === "banner" ? "xMidYMax slice" : void 0,
		"aria-hidden": "true",
		children: [kind === "framed" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Night, { size: [width, height] }), children]
	});
}
/** Night sky behind a drawing that is not on a dark area of the page. */
function Night({ size: [width, height] }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("linearGradient", {
		id: "art-night",
		x2: "0",
		y2: "1",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("stop", { stopColor: "var(--night)" }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("stop", {
			offset: "1",
			stopColor: "var(--night-2)"
		})]
	}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", {
		d: `M0 0h${width}v${height}H0z`,
		fill: "url(#art-night)"
	})] });
}
/**
* Returns an id for a gradient, made from its parameters. Drawings on the same page may share an id, because
* equal ids always belong to equal gradients.
*/
var idOf = (...parts) => `art-${parts.join("-").replaceAll(".", "")}`;
/** A soft ellipse of light. It is a gradient, because a filter would take longer to paint. */
function Glow({ at: [cx, cy], size: [rx, ry], tone = "window", strength = .4, arrives }) {
	const id = idOf("glow", tone, strength);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("radialGradient", {
		id,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("stop", {
				stopColor: `var(--${tone})`,
				stopOpacity: strength
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("stop", {
				offset: ".45",
				stopColor: `var(--${tone})`,
				stopOpacity: strength * .35
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("stop", {
				offset: "1",
				stopColor: `var(--${tone})`,
				stopOpacity: "0"
			})
		]
	}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ellipse", {
		className: arrives ? "art-arrival" : void 0,
		cx,
		cy,
		rx,
		ry,
		fill: `url(#${id})`
	})] });
}
/** A shape of light that fades from top to bottom. */
function Fade({ d, tone = "window", from = .5, to = 0, arrives }) {
	const id = idOf("fade", tone, from, to);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("linearGradient", {
		id,
		x2: "0",
		y2: "1",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("stop", {
			stopColor: `var(--${tone})`,
			stopOpacity: from
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("stop", {
			offset: "1",
			stopColor: `var(--${tone})`,
			stopOpacity: to
		})]
	}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", {
		className: arrives ? "art-arrival" : void 0,
		d,
		fill: `url(#${id})`
	})] });
}
/** A lit fibre cable, the motif of most drawings. */
function Strand({ d, kind }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("g", {
		className: kind ? `art-strand art-strand--${kind}` : "art-strand",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", {
				className: "art-strand__air",
				d,
				pathLength: "100"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", {
				className: "art-strand__glow",
				d,
				pathLength: "100"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", {
				className: "art-strand__light",
				d,
				pathLength: "100"
			})
		]
	});
}
/** Stars, drawn as one path of dots. `at` lists the coordinates of all stars: 'x y x y'. */
function Stars({ at }) {
	const d = at.replaceAll(/(\d+ \d+) ?/g, "M$1h0");
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", {
		d,
		stroke: "var(--night-soft)",
		strokeWidth: "2.2",
		opacity: ".65"
	});
}
/** Bright dots, given by the `x`, `y` and radius of each. */
function Lights({ at }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("radialGradient", {
			id: "art-lights",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("stop", {
					offset: ".2",
					stopColor: "var(--light)",
					stopOpacity: ".7"
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("stop", {
					offset: ".5",
					stopColor: "var(--strand)",
					stopOpacity: ".4"
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("stop", {
					offset: "1",
					stopColor: "var(--strand)",
					stopOpacity: "0"
				})
			]
		}),
		at.map(([x, y, r]) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("circle", {
			cx: x,
			cy: y,
			r: round(r * 3.2),
			fill: "url(#art-lights)"
		}, `${x} ${y}`)),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("g", {
			className: "art-white",
			children: at.map(([x, y, r]) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("circle", {
				cx: x,
				cy: y,
				r
			}, `${x} ${y}`))
		})
	] });
}
/** Silhouettes of people. `at` gives the middle of the shoulders (`x`, `y`) and the radius of the head. */
function People({ at }) {
	const d = at.map(([x, y, r]) => {
		const [wide, high] = [round(r * 1.9), round(r * 1.5)];
		return `${`M${round(x - r)} ${round(y - r * 2.5)}a${r} ${round(r * 1.12)} 0 1 1 ${r * 2} 0a${r} ${round(r * 1.12)} 0 1 1-${r * 2} 0`}M${x - wide} ${y}v-${round(r * .3)}q0-${high} ${wide}-${high}t${wide} ${high}v${round(r * .3)}z`;
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", {
		className: "art-dark",
		d: d.join("")
	});
}
var round = (value) => Math.round(value * 10) / 10;
/** A house, seen from its corner. The fibre cable enters under the gable, at (60, -132) from `at`. */
function Home({ at: [x, y], scale = 1 }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("g", {
		transform: `translate(${x} ${y})${scale === 1 ? "" : `scale(${scale})`}`,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", {
				className: "art-dark",
				d: "M176-206h20v50h-20z"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", {
				className: "art-near",
				d: "M120-110h130V0H120z"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", {
				className: "art-roof",
				d: "M60-180h136l68 78H128z"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", {
				className: "art-mid",
				d: "M0 0v-110l60-66 60 66V0z"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", {
				className: "art-line",
				strokeWidth: "7",
				d: "m-10-98 70-80 68 76"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", {
				className: "art-roof",
				d: "M142-66h26V0h-26z"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("g", {
				className: "art-arrival",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", {
					className: "art-lit",
					d: "M28-84h64v50H28zM186-82h44v44h-44z"
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("circle", {
					className: "art-lit",
					cx: "60",
					cy: "-132",
					r: "10"
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", {
				className: "art-line-dark",
				strokeWidth: "3",
				d: "M60-84v50M28-62h64M208-82v44"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", {
				className: "art-line",
				strokeWidth: "3",
				d: "M24-31h72M183-36h50"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Glow, {
				at: [60, -60],
				size: [96, 84],
				arrives: true
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Glow, {
				at: [206, -60],
				size: [70, 66],
				arrives: true
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Fade, {
				d: "M26 2h68l44 50H-6z",
				from: .24,
				arrives: true
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Fade, {
				d: "M188 2h42l22 36h-58z",
				from: .16,
				arrives: true
			})
		]
	});
}
export { People as a, Strand as c, Lights as i, Glow as n, Picture as o, Home as r, Stars as s, Fade as t };
