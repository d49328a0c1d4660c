// src/lib/one-slip.ts
/** True when one missing, extra or other letter, or one swap of neighbours, turns `a` into `b`; also when they are equal. */
function oneSlip(a, b) {
	if (Math.abs(a.length - b.length) > 1) return false;
	let start = 0;
	while (start < a.length && a[start] === b[start]) start++;
	const [restA, restB] = [a.slice(start), b.slice(start)];
	return restA.slice(1) === restB || restA === restB.slice(1) || restA.slice(1) === restB.slice(1) || restA.slice(2) === restB.slice(2) && restA[0] === restB[1] && restA[1] === restB[0];
}
// src/lib/email.ts
var LIMIT = 96;
var LOCAL = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
var DOMAIN = /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,6}$/i;
/**
* An e-mail address (M§5): at most 96 characters, no spaces, the last part 2–6 letters.
* The value is trimmed, its domain in lower case.
*/
function parseEmail(raw) {
	const text = raw.trim();
	if (text === "") return { problem: "Digite o e-mail" };
	if (text.length > LIMIT) return { problem: `O e-mail pode ter até ${LIMIT} caracteres; você digitou ${text.length}` };
	if (/\s/.test(text)) return { problem: "E-mail não tem espaço. Confira o que você digitou." };
	const [local = "", domain, ...rest] = text.split("@");
	if (domain === void 0) return { problem: "Falta o @ no e-mail" };
	if (rest.length > 0) return { problem: "O e-mail tem mais de um @" };
	if (local === "") return { problem: "Falta o nome antes do @" };
	if (domain === "") return { problem: "Falta o que vem depois do @, como gmail.com" };
	const accent = /[\u00c0-\u024f]/.exec(text.normalize("NFC"));
	if (accent) return { problem: `E-mail não tem acento: confira “${accent[0]}”` };
	if (!domain.includes(".")) return { problem: `Falta o final do e-mail: ${domain}.com?` };
	if (!LOCAL.test(local) || !DOMAIN.test(domain)) return { problem: "Esse e-mail não é válido. Verifique a digitação." };
	return { value: `${local}@${domain.toLowerCase()}` };
}
/** 'maria@gmail.com' → 'm****@gmail.com' (display only, D22). */
function maskEmail(email) {
	const at = email.lastIndexOf("@");
	return at < 1 ? "" : `${email.charAt(0)}****${email.slice(at)}`;
}
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
/** The same address with the domain probably intended, or null. Asked once, never rejected (U-inputs). */
function likelyTypo(email) {
	const at = email.lastIndexOf("@") + 1;
	const typed = email.slice(at).toLowerCase();
	if (at < 2 || BIG.includes(typed) || REAL.includes(typed)) return null;
	const mended = typed.replace(/\.(?:con|cm|cmo|vom|xom|comm|coom|ocm|cim|cpm)$/, ".com").replace(/\.(?:com?|con|cm)\.?(?:br|rb|bt|vr|nr|b)$/, ".com.br").replace(/^gmail\.com\.br$/, "gmail.com").replace(/^(.+\.com)\.br$/, (whole, short) => oneSlip(short, "gmail.com") ? "gmail.com" : whole);
	const meant = BIG.includes(mended) ? mended : BIG.find((domain) => oneSlip(mended, domain)) ?? mended;
	return meant === typed ? null : email.slice(0, at) + meant;
}
export { oneSlip as i, maskEmail as n, parseEmail as r, likelyTypo as t };
