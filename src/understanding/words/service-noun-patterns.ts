/**
 * Patterns for questions that one noun tells: a repeater, a second point, taxes. They come before the more general ones.
 * All are for lower-case text without accents.
 */
import type { RemarkPattern } from '../reading-types.ts'

/** People for whom an order is placed. */
const OTHERS =
  '(?:mae|pai|avo|vo|vovo|amig[oa]|filh[oa]|irma|irmao|ti[oa]|sogr[oa]|prim[oa]|vizinh[oa]|espos[oa]|marido|namorad[oa]|parente|cunhad[oa]|outra pessoa|outro|terceiros?)'

/** Matches one of several ways to say it. */
const anyWay = (...ways: readonly string[]): RegExp => new RegExp(ways.join('|'))

/** At most so many characters of the same sentence. */
const within = (most: number): string => `[^.;!?\\n]{0,${most}}`

const TV = '(?:tv|televisao)'
const OFFERS = '(?:ofertas?|promoc\\w+)'

export const SERVICE_NOUNS: readonly RemarkPattern[] = [
  {
    id: 'tv',
    asks: true,
    pattern: anyWay(
      `\\b(?:tem|vem|inclui|inclus[oa]|vende\\w*|combo|pacote|canal|canais)\\b${within(24)}\\b${TV}\\b(?! (?:box|smart))`,
      `\\b(?:assin\\w+|junto|com)\\b${within(24)}\\b${TV}\\b(?! (?:box|smart))`,
      `\\bcanais de ${TV}\\b`,
    ),
    not: anyWay(
      '\\b(?:\\d|quantas|liga\\w*|conecta\\w*|assist\\w+|na (?:minha )?tv|trava|aguenta|pega)\\b',
      '\\b(?:serve|celular\\w*|netflix|max|globo\\w*)\\b',
    ),
  },
  { id: 'repetidor', asks: true, pattern: /\b(?:repetidor\w*|mesh|extens(?:or|ores)|amplificador\w*)\b/ },
  {
    id: 'ponto-extra',
    pattern: anyWay(
      '\\b(?:2|dois|segundo|outro|mais (?:1|um)|quantos) pontos? (?:n[ao]|em|de (?:rede|internet|cabo)|pr[ao]|d[ao] casa)\\b',
      '\\bpontos? (?:extra|adicional|adicionais|a mais|de rede)\\b',
      '\\b(?:2|dois|segundo) pontos?\\W*$',
      '\\bmais de (?:1|um) (?:comodo|quarto|lugar|ponto)\\b',
    ),
  },
  { id: 'imposto', pattern: /\b(?:impostos?|icms|iss|tribut\w+)\b/ },
  {
    id: 'loja-fisica',
    asks: true,
    pattern: anyWay(
      '\\bloja fisica\\b|\\bpresencial\\w*\\b',
      `\\b(?:tem|existe|onde (?:fica|e|eh|tem)|endereco d[ae]|ir n[ao]|ir numa|perto|qual)\\b${within(16)}\\b(?:loja|quiosque|escritorio d[ae])\\b`,
      '\\b(?:voces|vcs) tem (?:um |algum )?escritorio\\b',
    ),
    not: /\b(?:minha|da|na) loja\b(?! de (?:voces|vcs))|\binstal\w+/,
  },
  {
    id: 'manter-fixo',
    pattern: anyWay(
      '\\bportabilidade\\b',
      `\\b(?:port|mant|perd|perc|lev|traz)\\w*\\b${within(28)}\\b(?:fixo|numero (?:da linha|residencial|de casa))\\b`,
    ),
  },
  {
    id: 'so-celular',
    pattern: anyWay(
      '\\b(?:plano|pacote|linha)\\w* (?:(?:so |pra |para |de |do |pro )*(?:celular|movel|pos ?pago)|controle|pre ?pago)\\b',
      '\\b(?:vende\\w*|tem|quero) (?:um )?chip\\b|\\binternet (?:(?:so |pra |para |de |do |no |pro |o )*)(?:chip)\\b',
    ),
    not: /\b(?:bonus|tenho|ja sou|meu|minha linha)\b/,
    notAt: ['phone', 'email'],
  },
  {
    id: 'mudar-visita',
    asks: true,
    pattern: anyWay(
      '\\b(?:remarc|reagend|desmarc|adi)\\w*\\b',
      `\\bate (?:que dia|quando|qual)\\b${within(16)}\\b(?:mud|troc|alter)\\w*`,
      `\\b(?:mud|troc|alter)\\w*\\b${within(12)}\\b(?:visita|tecnico|instalacao)\\b${within(12)}\\bdepois\\b`,
    ),
    at: ['visit'],
  },
  {
    id: 'passagem-do-cabo',
    asks: true,
    pattern: /\b(?:subterrane\w*|tubulac\w*|eletroduto\w*|conduite\w*|dutos?|fiacao|buracos?)\b/,
  },
  {
    id: 'cobertura',
    asks: true,
    pattern: /\b(?:zona rural|area rural|sitios?|chacaras?|roca|fazendas?|estrada de terra)\b/,
    not: /\d/,
    at: ['cep', 'house'],
  },
  {
    id: 'varios-contratos',
    asks: true,
    pattern: /\b(?:2|dois|duas|varios|mais de um|quantos) (?:contratos?|internets?|planos|pedidos)\b/,
    not: /\bcompar\w+|\bdiferenca\b|\b(?:tenho|moro)\b/,
    at: ['document', 'name', 'cep', 'house'],
  },
  {
    id: 'outras-promocoes',
    asks: true,
    pattern: anyWay(
      `\\b(?:indic\\w+|traz\\w*|trouxer|convid\\w+)\\b${within(28)}\\b(?:ganh\\w+|desconto|bonus)\\b`,
      `\\b(?:promo\\w*|desconto|presente|brinde|ganh\\w+)\\b${within(28)}\\b(?:niver|aniversari\\w*|natal)\\b`,
    ),
  },
  {
    id: 'dado-no-contrato',
    asks: true,
    pattern: anyWay(
      `\\b(?:sai|sair|aparec\\w+|consta\\w*|impress[oa])\\b${within(28)}\\b(?:contrato|fatura|conta|boleto)\\b`,
    ),
    not: /\b(?:de quem|qual nome|quanto|quando)\b/,
    at: ['name', 'mother', 'birth', 'document', 'phone'],
  },
  {
    id: 'mae-falecida',
    pattern:
      /\b(?:falec\w+|morreu|morta|ja se foi|nao (?:e|eh|ta|esta) mais (?:viva|entre nos)|ja partiu|em memoria|orfa\w*)\b/,
    not: /\b(?:nao consta|sem registro|orfanato)\b/,
    at: ['mother'],
  },
  {
    id: 'como-no-documento',
    asks: true,
    pattern: anyWay(
      '\\babrevi\\w+',
      `\\b(?:so|com|sem|pode|precisa|tem) ${within(20)}\\b(?:iniciais?|acentos?|nome do meio|todos os (?:sobre)?nomes|apelido)\\b`,
      `\\bigual\\w*\\b${within(16)}\\b(?:documento|identidade|rg|cnh)\\b`,
      `\\b(?:ser|com) (?:o )?nome (?:completo|todo|inteiro)\\b`,
    ),
    at: ['name', 'mother'],
  },
  {
    id: 'formato-da-conta',
    asks: true,
    pattern: /\b(?:digitos?|tracinho|traco|hifen|zeros?|operacao)\b/,
    not: /\d{3}|\b(?:onde|qual|nao sei|cartao)\b/,
    at: ['account'],
  },
  {
    id: 'formato-da-data',
    asks: true,
    pattern: anyWay(
      '\\b(?:barras?|por extenso|formato|ano (?:inteiro|completo|com)|em numeros?)\\b',
      '\\b(?:dia,? (?:e )?mes|mes e (?:o )?ano)\\b',
    ),
    not: /\d{3}/,
    at: ['birth'],
  },
  {
    id: 'em-nome-de-quem',
    asks: true,
    pattern: new RegExp(
      `\\b(?:contrat|faz|fac|ped|assin|pre?ench)\\w* (?:(?:isso|essa|esse|um|uma|o|a|pedido|plano|internet|aqui) )*` +
        `(?:pra|para|pro|por|no nome d[aeo]) (?:(?:a|o|um|uma|minha|meu|nome|d[aeo]) )*${OTHERS}\\b`,
    ),
    not: /\bcasa d[aeo]\b/,
    at: ['name'],
  },
  {
    id: 'o-que-sao-ofertas',
    asks: true,
    pattern: anyWay(
      `\\b(?:que|qual|quais|o que|oq|como)\\b${within(16)}\\b${OFFERS}\\b`,
      `\\b(?:marc|aceit)\\w+\\b${within(12)}\\b(?:recebo|mandam|vem|acontece)\\b`,
      `\\b(?:ficar|vou|vao)\\b${within(16)}\\b(?:receb\\w+|mand\\w+)\\b${within(16)}\\b(?:${OFFERS}|propagandas?|spam)\\b`,
    ),
    not: /@/,
    at: ['email'],
  },
]
