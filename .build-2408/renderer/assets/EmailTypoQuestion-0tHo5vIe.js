import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-BHbHrMlk.js";
import { n as QuietButton, t as Notice } from "./Notice-DoZ-1JzC.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CMabZmJa.js";
// src/content/email-typo.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/** Texts of the question that asks whether an e-mail address contains a typo. */
var emailDoubt = {
	ask: (suggestion) => `Você quis dizer ${suggestion}?`,
	yes: "Sim, corrigir",
	no: "Não, está certo"
};
// src/lib/one-edit-away.ts
/**
* Whether two texts are equal or differ by one edit: one letter is missing, extra or different, or two
* neighbouring letters are swapped.
*/
function isOneEditAway(a, b) {
	if (Math.abs(a.length - b.length) > 1) return false;
	let start = 0;
	while (start < a.length && a[start] === b[start]) start++;
	const [restA, restB] = [a.slice(start), b.slice(start)];
	return restA.slice(1) === restB || restA === restB.slice(1) || restA.slice(1) === restB.slice(1) || restA.slice(2) === restB.slice(2) && restA[0] === restB[1] && restA[1] === restB[0];
}
// src/lib/email-typo.ts
/** Finds probable typos in the domain of an e-mail address. */
var BIG = [
	"gmail.com",
	"hotmail.com",
	"outlook.com",
	"yahoo.com.br",
	"yahoo.com",
	"icloud.com",
	"hotmail.com.br",
	"outlook.com.br"
];
var REAL = [
	"ymail.com",
	"email.com",
	"mail.com",
	"cloud.com",
	"hotmail.co.uk",
	"yahoo.co",
	"outlook.co"
];
/**
* Returns the e-mail address with the domain that was probably intended; null if a typo is unlikely. The
* visitor is asked once which is right, and the typed address is never rejected (U-inputs).
*/
function likelyTypo(email) {
	const at = email.lastIndexOf("@") + 1;
	const typed = email.slice(at).toLowerCase();
	if (at < 2 || BIG.includes(typed) || REAL.includes(typed)) return null;
	const mended = typed.replace(/\.(?:con|cm|cmo|vom|xom|comm|coom|ocm|cim|cpm)$/, ".com").replace(/\.(?:com?|con|cm)\.?(?:br|rb|bt|vr|nr|b)$/, ".com.br").replace(/^gmail\.com\.br$/, "gmail.com").replace(/^(.+\.com)\.br$/, (whole, short) => isOneEditAway(short, "gmail.com") ? "gmail.com" : whole);
	const meant = BIG.includes(mended) ? mended : BIG.find((domain) => isOneEditAway(mended, domain)) ?? mended;
	return meant === typed ? null : email.slice(0, at) + meant;
}
// src/questions/EmailTypoQuestion.tsx
/** The question "did you mean …?" for an e-mail address that looks mistyped, on pages. */
var import_jsx_runtime = require_jsx_runtime();
/**
* Asks the visitor once to confirm an e-mail address that looks like a typo of a well-known domain. The
* address is never rejected (U-inputs).
* @param before an address accepted earlier; the visitor is not asked about it again
*/
function useEmailTypoQuestion(isAsked, onAnswer, before) {
	const [doubt, setDoubt] = (0, import_react.useState)(null);
	function answer(values) {
		const typed = values.email ?? "";
		const suggestion = isAsked && typed !== before ? likelyTypo(typed) : null;
		if (suggestion && doubt?.values.email !== typed) setDoubt({
			values,
			suggestion
		});
		else onAnswer(values);
	}
	return {
		doubt,
		answer
	};
}
/**
* The question about a likely typo in an e-mail address, with a button for each answer. It is hidden once the
* typed address has changed.
*/
function EmailTypoQuestion({ doubt, typed, onAnswer }) {
	if (!doubt || doubt.values.email !== typed) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Notice, {
		title: emailDoubt.ask(doubt.suggestion),
		actions: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(QuietButton, {
			onClick: () => onAnswer({
				...doubt.values,
				email: doubt.suggestion
			}),
			children: emailDoubt.yes
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(QuietButton, {
			onClick: () => onAnswer(doubt.values),
			children: emailDoubt.no
		})] })
	});
}
export { isOneEditAway as i, useEmailTypoQuestion as n, likelyTypo as r, EmailTypoQuestion as t };
