// src/campaigns/prefix.ts
/**
* The allow-list of campaign prefixes, the first part of a campaign's URL paths (M§2, D18). No other path
* segment is ever treated as a prefix (S15). Each prefix has a folder next to this file.
*/
var PREFIXES = [
	"timcontrole",
	"timblack",
	"timpre",
	"b",
	"d",
	"black-friday",
	"fluxo",
	"oferta-colaborador",
	"r",
	"b/r",
	"rs",
	"hbo-max",
	"paramount",
	"c",
	"r2",
	"r3",
	"migracao-ultrafibra",
	"globoplay",
	"globoplay/timpre",
	"globoplay/timcontrole",
	"globoplay/timblack",
	"sp",
	"es",
	"b/timblack",
	"premium",
	"livelo"
];
/**
* Returns a path with exactly one leading slash, because '//evil.com' and '/\\evil.com' lead to another host.
*/
var onThisSite = (path) => `/${path.replace(/^[\\/]+/, "")}`;
/**
* Splits a path into campaign prefix and remaining path; the longest prefix wins. Only whole segments match:
* '/black-fridays/x' has no prefix. The remaining path never starts with two slashes.
*/
function splitPrefix(pathname, prefixes = PREFIXES) {
	const path = onThisSite(pathname);
	const prefix = [...prefixes].sort((a, b) => b.length - a.length).find((each) => path === `/${each}` || path.startsWith(`/${each}/`));
	return prefix ? {
		prefix,
		path: onThisSite(path.slice(prefix.length + 1))
	} : {
		prefix: "",
		path
	};
}
/** Returns the name if it is a campaign prefix of the allow-list, otherwise ''. */
var knownPrefix = (name) => PREFIXES.find((prefix) => prefix === name) ?? "";
export { splitPrefix as n, knownPrefix as t };
