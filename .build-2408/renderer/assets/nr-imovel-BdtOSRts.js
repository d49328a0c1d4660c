import { i as splitNumberAndComplement, n as parseHouseNumber, r as splitBlockAndLot } from "./house-number-CpppI8hG.js";
import { N as string, P as transform, b as refuse, h as checkbox, j as pipe, k as object, x as _default, y as optionalText, z as NEVER } from "./journeys-CWpcRNhs.js";
// src/funnel/steps/nr-imovel.ts
/** The step for the house number. */
/** Returns what is known about the order's CEP (postcode); null while it is being looked up. */
var placeOf = ({ answers, facts }) => facts.place && facts.place.cep === answers.cep?.values.cep ? facts.place : null;
/**
* Returns the variant of the question for a CEP (D62): 'block' asks for block and lot, 'noNetwork' says that
* the town has no network.
*/
function variant(order, draft) {
	const place = placeOf(order);
	if (isBlock(draft) || place?.isByBlock && draft.is_block_allotment === void 0) return "block";
	return place && !place.hasNetwork ? "noNetwork" : "";
}
var isBlock = (draft) => draft.is_block_allotment === "true";
var schema = pipe(object({
	number: _default(string(), ""),
	complement: optionalText(128),
	is_block_allotment: checkbox(),
	block_number: optionalText(32),
	allotment_number: optionalText(32)
}), transform((raw, context) => {
	const refused = (name, problem) => refuse(context, raw, problem, name);
	if (raw.is_block_allotment === "true") {
		if (!raw.block_number) refused("block_number", { problem: "quadra-vazia" });
		if (!raw.allotment_number) refused("allotment_number", { problem: "lote-vazio" });
		return {
			...raw,
			number: ""
		};
	}
	const blocks = splitBlockAndLot(raw.number);
	if (blocks) return {
		number: "",
		complement: raw.complement || blocks.rest,
		is_block_allotment: "true",
		block_number: blocks.block,
		allotment_number: blocks.lot
	};
	const split = raw.complement ? {
		number: raw.number,
		complement: raw.complement
	} : splitNumberAndComplement(raw.number);
	const parsed = parseHouseNumber(split.number);
	if ("problem" in parsed) {
		refused("number", parsed);
		return NEVER;
	}
	return {
		number: parsed.value,
		complement: split.complement,
		is_block_allotment: "false",
		block_number: "",
		allotment_number: ""
	};
}));
var joined = (...parts) => parts.filter(Boolean).join(", ");
/**
* Step for house number and complement, or for block and lot (quadra e lote). The coverage check saves these
* answers.
*/
var nrImovel = {
	id: "nr-imovel",
	kind: "question",
	view: "text",
	isKeptInTab: true,
	fields: [
		{
			name: "number",
			kind: "text",
			said: "house",
			inputMode: "text",
			autoComplete: "address-line2",
			maxLength: 64,
			shownWhen: (draft) => !isBlock(draft)
		},
		{
			name: "complement",
			kind: "text",
			autoComplete: "address-line3",
			maxLength: 128,
			optional: true,
			shownWhen: (draft) => !isBlock(draft)
		},
		{
			name: "is_block_allotment",
			kind: "checkbox",
			optional: true
		},
		{
			name: "block_number",
			kind: "text",
			maxLength: 32,
			autoComplete: "off",
			shownWhen: isBlock
		},
		{
			name: "allotment_number",
			kind: "text",
			maxLength: 32,
			autoComplete: "off",
			shownWhen: isBlock
		}
	],
	line: {
		field: {
			name: "number",
			kind: "text",
			inputMode: "text",
			autoComplete: "address-line2"
		},
		text: (draft) => isBlock(draft) ? joined(draft.block_number && `quadra ${draft.block_number}`, draft.allotment_number && `lote ${draft.allotment_number}`, draft.complement) : joined(draft.number, draft.complement),
		read: (number) => ({
			number,
			complement: "",
			is_block_allotment: "false",
			block_number: "",
			allotment_number: ""
		})
	},
	second: {
		line: {
			field: {
				name: "complement",
				kind: "text",
				autoComplete: "address-line3",
				maxLength: 128
			},
			text: ({ complement = "" }) => complement,
			read: (complement, draft) => ({
				...draft,
				complement
			})
		},
		isOpen: (values, order) => !isBlock(values) && values.complement === "" && placeOf(order)?.hasNetwork !== false
	},
	schema: () => schema,
	variant,
	applies: () => true,
	isDone: ({ answers: { "nr-imovel": house } }) => house !== void 0 && !house.isUnsure && house.lacks === void 0,
	clears: [
		"coverage",
		"plan",
		"slots"
	],
	restore: ({ address }) => address.number || address.block_number ? { values: {
		number: address.number,
		complement: address.complement,
		is_block_allotment: String(address.is_block_allotment),
		block_number: address.block_number,
		allotment_number: address.allotment_number
	} } : null,
	show: (values) => isBlock(values) ? values : joined(values.number, values.complement)
};
export { placeOf as n, nrImovel as t };
