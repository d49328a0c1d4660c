import { n as collapse, r as normalise } from "./text-DNnfE1uI.js";
// src/lib/words-not-in-names.ts
/** Words that show that a text is a sentence and not the name of a person. */
var listed = (words) => new Set(words.split(/\s+/).filter(Boolean));
/** Words that differ from a name only by their accent: "Mãe" is no name, but "Mae" is. */
var ACCENTED = listed("é não mãe já só olá está você vocês também então até");
/**
* Words that never occur in a name, whether Brazilian or foreign. One of them is enough to show that a text
* is a sentence. The words are listed without accents.
*/
var NEVER = listed(`
  faleceu falecida falecido morreu quero queria queremos quer gostaria preciso precisa precisava posso pode podem
  poderia falar falei fale conversar ligar saber sabe sabem digo disse dizer acho achei informar informo informa
  responder respondo cancelar desistir desisto voltar parar lembro lembrar esqueci conheco conheci conhece
  tenho tinha temos estou estava sou foi fui eram vou vamos chamo chama chamava consta existe funciona custa
  prefiro deixa colocar coloca anota corrigir alterar mudar trocar recomecar contratar tomar
  receber pedir pedido continuar confirmar aceitar tentar
  quanto quantos quanta quantas qual quais quem porque pq onde quando isso isto aquilo disso aqui agora depois hoje
  ontem amanha nunca ainda tambem muito voce voces vc vcs minha minhas meus nosso nossa atendente atendimento alguem
  ninguem nenhum nenhuma nome sobrenome numero telefone celular cpf cnpj cep rg email endereco internet fibra planos
  preco precos wifi fatura boleto pagamento contrato fidelidade ajudar duvida pergunta ok okay blz obrigado
  obrigada desculpa desculpe tchau cliente empresa esposa marido documento desconhecida desconhecido
  com pra pro demora demorando ruim horrivel
  merda porra caralho puta putaria foda foder fdp vsf pqp bosta idiota imbecil otario otaria babaca cuzao arrombado
`);
/**
* Words that are also names, in Brazil or elsewhere ("Dia", "Sim", "Como"). It takes two of them to show that
* a text is a sentence. The words are listed without accents.
*/
var SELDOM = listed(`
  nao sei mae ja so ola oi oie alo sim eu um uma em no na me te se que por para sem tem era vai vem como mas mais menos
  ele ela dele dela esse essa esta meu seu sua bom boa bem dia tarde noite nada tudo certo claro favor diz plano valor
  caro barato melhor casa pai irma filha gente humano volta sair espera multa link foto corno sempre pagar lixo
  cancela ajuda
`);
/** Whether a word consists of one repeated letter ("aaaa"). The "III" after a name does not count. */
var isMashed = (word) => /^(\p{L})\1\1+$/u.test(word) && word !== "iii";
/**
* Finds the word that shows that a text is a sentence and not a person's name, and returns it as typed; null
* if there is none. A doubtful text counts as a name, because refusing a real name would stop its owner from
* ordering.
*/
function wordOutOfPlace(text) {
	const words = text.split(/[^\p{L}\p{M}'-]+/u).filter(Boolean);
	const never = words.find((word) => {
		const plain = normalise(word);
		return ACCENTED.has(word.toLowerCase()) || NEVER.has(plain) || isMashed(plain);
	});
	if (never) return never;
	const seldom = words.filter((word) => SELDOM.has(normalise(word)));
	return seldom.length > 1 ? seldom[0] ?? null : null;
}
// src/lib/name.ts
/** Parses the full name of a person. */
var LIMIT = 128;
var WORD = /^\p{L}\p{M}*(?:['.-]?\p{L}\p{M}*)*'?$/u;
var LEAD_IN = /^(?:(?:o )?(?:meu )?nome(?: completo)?(?: (?:dela|da (?:minha )?mãe))?(?: (?:é|e|eh|era)|:)|(?:eu )?me chamo|eu sou(?: [oa])?|sou [oa]|(?:(?:a )?minha mãe |ela )?se chama(?:va)?|(?:a )?minha mãe (?:é|era)(?: a)?) /i;
var PARTICLES = /^(?:d[aeo]s?|d[iu]|[ao]s|del|della|e|y|van|von|der|den)$/;
var DYNASTY = /^(?:i{2,3}|iv)$/;
/**
* Parses a full name (M§5, D32). It needs two words or more, the first with at least two letters, and has at
* most 128 characters: letters, apostrophes, hyphens, and dots between letters.
*
* Spaces are collapsed, typographic apostrophes become ', and the dot of an initial and a leading "meu nome
* é" are dropped. Words all in capitals or all in lower case are capitalised. A text that is a sentence is
* refused.
*/
function parseName(raw) {
	const value = collapse(raw.normalize("NFC")).replace(LEAD_IN, "").replace(/[’‘ʼ´`]/g, "'").replace(/[‐‑–]/g, "-").replace(/\.(?= |$)/g, "");
	if (value === "") return { problem: "nome-vazio" };
	if (value.length > LIMIT) return {
		problem: "nome-longo",
		most: LIMIT,
		typed: value.length
	};
	const words = value.split(" ");
	const stranger = words.length > 1 ? wordOutOfPlace(value) : null;
	if (stranger) return {
		problem: "nome-frase",
		word: stranger
	};
	const foreign = /[^\p{L}\p{M}'. -]/u.exec(value);
	if (foreign) return {
		problem: "nome-letras",
		letter: foreign[0]
	};
	if (!words.every((word) => WORD.test(word))) return { problem: "nome-sinais" };
	if (words.length < 2) return { problem: "nome-sobrenome" };
	if ((words[0]?.match(/\p{L}/gu)?.length ?? 0) < 2) return { problem: "nome-curto" };
	return { value: words.map((word, at) => mended(word, at, value === value.toUpperCase())).join(" ") };
}
/**
* Capitalises 'SILVA' and 'silva' to 'Silva'. Particles such as 'da' are written in lower case unless they
* are the first word. A word in mixed case is returned as typed.
*/
function mended(word, at, isShouted) {
	const small = word.toLowerCase();
	if (!(isShouted || word === word.toUpperCase() && (word.match(/\p{L}/gu)?.length ?? 0) > 1) && word !== small) return word;
	if (DYNASTY.test(small)) return small.toUpperCase();
	if (at > 0 && PARTICLES.test(small)) return small;
	return small.replace(/[\p{L}\p{M}]+/gu, capital);
}
/** Capitalises a word. Letters without a single capital letter ('ß', '李') are unchanged. */
function capital(part) {
	const first = part.charAt(0).toUpperCase();
	return first.length === 1 ? first + part.slice(1) : part;
}
export { parseName as t };
