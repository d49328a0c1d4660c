/**
 * Patterns for questions and offers that visitors send in place of a value, such as whether they may send it later. All
 * are for lower-case text without accents.
 */
import type { RemarkPattern } from '../reading-types.ts'

/** The first that matches a sentence counts. They come before all other remarks. */
export const INSTEAD_OF_VALUES: readonly RemarkPattern[] = [
  {
    id: 'o-que-e-cep',
    pattern: /\b(?:nao|n|num) (?:sei|lembro|tenho)(?: [a-z]+){0,2} (?:de (?:cabeca|cor)|decorad[oa])\b/,
    at: ['cep'],
  },
  {
    id: 'por-que-numero',
    pattern:
      /\b(?:(?:pra|para|por) ?q(?:ue)?|pq|motivo|necessidade|finalidade|precis\w+|obrigatori\w+)\b[^.;!?\n\d]{0,28}\bnumero\b/,
    not: /\bnumero d[aeo] (?:cpf|telefone|celular|conta|pedido|protocolo|tecnico)\b/,
    at: ['house'],
  },
  {
    // the CEP seems enough: 'não dá pra ver só pelo cep?'
    id: 'por-que-numero',
    asks: true,
    pattern:
      /\b(?:pelo|so com o|so o) (?:meu )?cep\b|\bcep\b[^.;!?\n\d]{0,12}\b(?:basta|chega(?= *(?:$|[,?]))|suficiente)\b|\b(?:ja|se)(?: \w+)? (?:tem|tenho|passei|dei|mandei|informei|disse|coloquei) (?:o )?(?:meu )?cep\b/,
    at: ['house'],
  },
  {
    id: 'volto-depois',
    asks: true,
    pattern:
      /\b(?:posso|pode|da pra|tem como)(?: eu)? (?:mandar|passar|dar|enviar|informar|dizer)\b[^.;!\n]{0,24}\b(?:depois|mais tarde|a noite|amanha)\b/,
    at: ['phone', 'email', 'document', 'account', 'birth', 'mother', 'cep', 'house'],
  },
  {
    id: 'conta-de-quem',
    asks: true,
    pattern:
      /^\W*(?:e |pode ser )?(?:n|d)?[ao] (?:conta )?d?[ao]? ?(?:minha|meu) [a-z]+,? (?:pode|serve|da|vale)\b/,
    at: ['account', 'debit'],
  },
  {
    // 'manda a fatura por zap, é melhor'
    id: 'como-chega-fatura',
    pattern:
      /\b(?:bolet\w+|fatura|conta|carne\w*)\b[^.;!?\n\d@]{0,24}\b(?:correio|zap|zapzap|whats\w*|papel|sms)\b/,
    not: /\bnao (?:uso|tenho)\b/,
    at: ['email', 'due'],
  },
  {
    // 'melhor por whatsapp'
    id: 'sem-email',
    pattern:
      /\b(?:mand\w+|envi\w+|prefir\w+|melhor|receb\w+|avis\w+|pode)\b[^.;!?\n\d@]{0,24}\b(?:zap|zapzap|whats\w*|sms|torpedo)\b|\b(?:zap|zapzap|whats\w*|sms)\b[^.;!?\n\d@]{0,12}\b(?:melhor|serve)\b/,
    not: /@|\d{4}/,
    at: ['email'],
  },
  {
    // 'o mesmo do whatsapp', 'é o que tá no perfil'
    id: 'dado-de-antes',
    pattern:
      /^\W*(?:(?:e|eh|o|a|ta|esta|usa|use|pega|pode|ser|usar|nome|mesm[oa]|igual|ao?|que|q|aparece|n[oa]|d[eoa]|meu|minha|ja|ai)[ ,]+)*(?:zap|zapzap|whats\w*|perfil|cadastro|telegram|facebook|insta\w*)(?: (?:mesmo|ai|ne|viu))*\W*$|\b(?:voces?|vcs?) ja (?:tem|sabem?|viu|viram)\b|^\W*(?:eu )?ja (?:passei|disse|falei|informei|dei|mandei)(?: (?:isso|ess[ea]|antes|ai|[oa]|meu|minha|nome|data|e-?mail|cpf|pra|voces?|vcs?))*\W*$/,
    not: /\d|@/,
    tells: true,
    at: ['name', 'birth', 'mother', 'document'],
  },
  {
    id: 'outro-documento',
    pattern:
      /\brg\b[^;!\n]*\b(?:serve|vale|pode ser|aceita\w*)\b|\b(?:serve|vale|pode (?:ser|por|mandar|dar)|aceita\w*)(?: (?:[oa]|meu|minha|so))* (?:rg|cnh|identidade|carteira)\b/,
    at: ['document'],
  },
  {
    id: 'dado-de-antes',
    pattern: /\b(?:puxa\w*|busca\w*|consult\w+|acha\w*) (?:o |meu )*cpf (?:por ai|ai|pelo|com)\b/,
    at: ['document'],
  },
]
