import { n as collapse, r as normalise } from "./text-CvlYaCT4.js";
// src/lib/not-names.ts
var listed = (words) => new Set(words.split(/\s+/).filter(Boolean));
/** Told from names by their accent alone: "Mãe" is no name, "Mae" is one. */
var ACCENTED = listed("é não mãe já só olá está você vocês também então até");
/** One of these is enough: no Brazilian, and no immigrant we know of, is called that. Without accents. */
var NEVER = listed(`
  faleceu falecida falecido morreu quero queria queremos quer gostaria preciso precisa precisava posso pode podem
  poderia falar falei fale conversar ligar saber sabe sabem digo disse dizer acho achei informar informo informa
  responder respondo cancelar cancela desistir desisto voltar parar lembro lembrar esqueci conheco conheci conhece
  tenho tinha temos estou estava sou foi fui eram vou vamos chamo chama chamava consta existe funciona custa
  prefiro deixa colocar coloca anota corrigir alterar mudar trocar recomecar contratar tomar
  receber pedir pedido continuar confirmar aceitar tentar
  quanto quantos quanta quantas qual quais quem porque pq onde quando isso isto aquilo disso aqui agora depois hoje
  ontem amanha nunca ainda tambem muito voce voces vc vcs minha minhas meus nosso nossa atendente atendimento alguem
  ninguem nenhum nenhuma nome sobrenome numero telefone celular cpf cnpj cep rg email endereco internet fibra planos
  preco precos wifi fatura boleto pagamento contrato fidelidade ajuda ajudar duvida pergunta ok okay blz obrigado
  obrigada desculpa desculpe tchau cliente empresa esposa marido documento desconhecida desconhecido
  com pra pro demora demorando ruim horrivel
  merda porra caralho puta putaria foda foder fdp vsf pqp bosta idiota imbecil otario otaria babaca cuzao arrombado
`);
/** Names too, here or elsewhere ("Dia", "Sim", "Como"): two of them make a sentence. Without accents. */
var SELDOM = listed(`
  nao sei mae ja so ola oi oie alo sim eu um uma em no na me te se que por para sem tem era vai vem como mas mais menos
  ele ela dele dela esse essa esta meu seu sua bom boa bem dia tarde noite nada tudo certo claro favor diz plano valor
  caro barato melhor casa pai irma filha gente humano volta sair espera multa link foto corno sempre pagar lixo
`);
/** The same letter again and again ("aaaa"), but for the "III" of a dynasty. */
var isMashed = (word) => /^(\p{L})\1\1+$/u.test(word) && word !== "iii";
/**
* The word that shows that a text is a sentence and not a person's name, as it was typed; null when there is none.
* In doubt it is a name: a form that refuses somebody's name leaves them no way on.
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
var LIMIT = 128;
var WORD = /^\p{L}\p{M}*(?:['.-]?\p{L}\p{M}*)*'?$/u;
var LEAD_IN = /^(?:(?:o )?(?:meu )?nome(?: completo)?(?: (?:dela|da (?:minha )?mãe))?(?: (?:é|e|eh|era)|:)|(?:eu )?me chamo|eu sou(?: [oa])?|sou [oa]|(?:(?:a )?minha mãe |ela )?se chama(?:va)?|(?:a )?minha mãe (?:é|era)(?: a)?) /i;
var PARTICLES = /^(?:d[aeo]s?|d[iu]|[ao]s|del|della|e|y|van|von|der|den)$/;
var DYNASTY = /^(?:i{2,3}|iv)$/;
/** The message for a sentence typed where a name is asked for. */
var notAName = (word) => `Escreva só o nome e o sobrenome: “${word}” não parece parte de um nome`;
/**
* A full name (M§5, D32): two words or more, the first with at least two letters;
* Unicode letters, apostrophe, hyphen, and a dot between letters; at most 128 characters.
* Spaces are collapsed, typographic apostrophes become ', the dot of an initial is dropped, "meu nome é" in front is
* left out, words all in capitals or all in small letters are mended. A sentence is no name.
*/
function parseName(raw) {
	const value = collapse(raw.normalize("NFC")).replace(LEAD_IN, "").replace(/[’‘ʼ´`]/g, "'").replace(/[‐‑–]/g, "-").replace(/\.(?= |$)/g, "");
	if (value === "") return { problem: "Digite o nome completo" };
	if (value.length > LIMIT) return { problem: `O nome pode ter até ${LIMIT} letras; você digitou ${value.length}` };
	const words = value.split(" ");
	const stranger = words.length > 1 ? wordOutOfPlace(value) : null;
	if (stranger) return { problem: notAName(stranger) };
	const foreign = /[^\p{L}\p{M}'. -]/u.exec(value);
	if (foreign) return { problem: `Use só letras no nome: “${foreign[0]}” não pode` };
	if (!words.every((word) => WORD.test(word))) return { problem: "Confira o nome: use só letras, hífen e apóstrofo" };
	if (words.length < 2) return { problem: "Digite o nome e o sobrenome" };
	if ((words[0]?.match(/\p{L}/gu)?.length ?? 0) < 2) return { problem: "Escreva o primeiro nome por inteiro" };
	return { value: words.map((word, at) => mended(word, at, value === value.toUpperCase())).join(" ") };
}
/** 'SILVA' and 'silva' → 'Silva', particles small after the first word; any other mixture was meant so. */
function mended(word, at, isShouted) {
	const small = word.toLowerCase();
	if (!(isShouted || word === word.toUpperCase() && (word.match(/\p{L}/gu)?.length ?? 0) > 1) && word !== small) return word;
	if (DYNASTY.test(small)) return small.toUpperCase();
	if (at > 0 && PARTICLES.test(small)) return small;
	return small.replace(/[\p{L}\p{M}]+/gu, capital);
}
/** Letters without a capital of their own ('ß', '李') stay. */
function capital(part) {
	const first = part.charAt(0).toUpperCase();
	return first.length === 1 ? first + part.slice(1) : part;
}
export { parseName as t };
