// src/lib/email.ts
var LIMIT = 96;
var LOCAL = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
var DOMAIN = /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,6}$/i;
/**
* Parses an e-mail address (M§5): at most 96 characters, no spaces, and a top-level domain of 2–6 letters. The value is
* trimmed, with its domain in lower case.
*/
function parseEmail(raw) {
	const text = raw.trim();
	if (text === "") return { problem: "email-vazio" };
	if (text.length > LIMIT) return {
		problem: "email-longo",
		most: LIMIT,
		typed: text.length
	};
	if (/\s/.test(text)) return { problem: "email-espaco" };
	const [local = "", domain, ...rest] = text.split("@");
	if (domain === void 0) return { problem: "email-sem-arroba" };
	if (rest.length > 0) return { problem: "email-dois-arrobas" };
	if (local === "") return { problem: "email-nome" };
	if (domain === "") return { problem: "email-dominio" };
	const accent = /[\u00c0-\u024f]/.exec(text.normalize("NFC"));
	if (accent) return {
		problem: "email-acento",
		letter: accent[0]
	};
	if (!domain.includes(".")) return {
		problem: "email-final",
		domain
	};
	if (!LOCAL.test(local) || !DOMAIN.test(domain)) return { problem: "email-invalido" };
	return { value: `${local}@${domain.toLowerCase()}` };
}
export { parseEmail as t };
