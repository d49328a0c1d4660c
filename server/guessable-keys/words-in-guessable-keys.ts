/** Words of which people make keys and secrets, in lower case without accents. */
import lists from '../../src/lib/portuguese-words.json' with { type: 'json' }

/** Words of keys, passwords and settings, and the strings of keyboards. The lists of names and words lack them. */
export const WORDS_OF_KEYS: readonly string[] =
  `abc abcd abcde abcdef access account acesso admin administrator adminadmin alpha amor aplicacao app
  application api apikey asdf asdfgh asdfghjkl backend banco base batman bemvindo brasil brazil campinas changeit
  changeme chave chaves cliente clientes cloud company configuracao correct corinthians data database default demo dev
  development docker dragon dummy empresa encryption env example exemplo family felicidade fibra fiber flamengo football
  foobar forte friend futebol god guest hello horse hunter iloveyou internal internet jesus key keykey keys letmein lookup
  local localhost login lookupkey love master metrics metrica metricas minha monkey mudar mudeme my mysecret network
  nothing novo oracle operador operator order orders palavra palmeiras passe passphrase passw0rd password passwd
  postgres pedido pedidos please princess private privado prod producao production prosa public qazwsx qwer qwerty
  qwertyui qwertyuiop random rede root safe sample santos secret secreta secreto secrets secure security segredo segura
  seguranca seguro senha senhas server servidor shadow shared signing sistema site staple battery starwars strong
  subscribe sucesso summer sunshine super superman superuser supersecret system test teste testes testing testtest text
  texto this tim token tokens tomcat ultra ultrafibra update user usuario vendas venda very webhook webhooks welcome winter
  word world zaq1 zxcv zxcvb zxcvbn zxcvbnm 123 1234 12345 123456 1234567 12345678 123456789 1234567890 0123456789
  0987654321 987654321 654321 4321 321 121212 123123 111111 000000 112233 1q2w3e 1q2w3e4r 1qaz 2wsx q1w2e3
  q1w2e3r4`.split(/\s+/)

let known: ReadonlySet<string> | undefined

/** Returns the words, which are gathered when they are first needed. */
export function guessableWords(): ReadonlySet<string> {
  known ??= new Set([...WORDS_OF_KEYS, ...lists.names.split(' '), ...lists.words.split(' ')])
  return known
}
