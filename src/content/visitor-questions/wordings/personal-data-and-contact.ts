/** Ways in which people ask about their data and how to reach us; a bar stands between two. */

export const personalDataWordings = {
  'por-que-cpf': `
    preciso mesmo dar o cpf? | não quero passar meu cpf | é seguro passar meu cpf? | por que precisa do cpf? |
    por que vcs pedem cpf | pq vcs querem meu cpf? | cpf é obrigatório? | nao passo cpf por chat |
    pra q vc quer meu documento | vai pedir cpf? pq | pra que cpf se eu nem decidi |
    cpf não passo por zap nem morto | pra q serve meu cpf | o que fazem com meu cpf?`,
  'por-que-mae': `
    não quero dar o nome da minha mãe | o q minha mãe tem a ver com isso | oxe pq quer saber da minha mãe |
    precisa mesmo do nome da mãe? | é obrigatório o nome da mãe? |
    Com que fundamento me pedem o nome de minha genitora? | pra q isso de nome da mae kkk |
    por que pediram o nome da minha mãe | por que vocês querem saber da minha mãe? |
    tenho dois pais, o que coloco?`,
  'seguranca-dados': `
    posso apagar meus dados? | vocês guardam meus dados bancários? | vão me mandar spam? |
    é seguro passar o cpf aqui? | meu número fica seguro? | isso é seguro? | lgpd? |
    o que vcs fazem com meus dados | meus dados ficam seguros com vcs? | isso aqui é confiável? |
    tenho receio de passar cpf pela internet | política de privacidade? | meus dados ficam protegidos? |
    qual a finalidade do tratamento dos dados?`,
  'meus-dados': `
    o que vocês sabem de mim? | o que vcs sabem sobre mim | o que vocês guardam sobre mim? |
    vocês têm alguma coisa sobre mim? | que dados meus vcs guardam? | como faço pra acessar meus dados? |
    o que a tim tem de mim aí? | quero ver todos os meus dados | quais dados meus vocês têm? |
    dá pra baixar meus dados? | quero uma cópia dos meus dados`,
  documentos: `
    quais dados vocês pedem? | precisa assinar alguma coisa? | pode ser com passaporte? |
    sou estrangeiro, posso contratar? | tem q enviar comprovante de residência | quais doc preciso ter em mãos |
    quais documentos vocês pedem? | o que preciso pra contratar? | tem que tirar selfie? | preciso do rg? |
    qual documento mostro pro técnico | que documentos eu preciso? | documentação necessária? |
    precisa mandar foto do rg? | preciso de comprovante de renda? | docs pra contratar?`,
  contato: `
    tem algum telefone de contato? | me passa o contato | onde reclamo? | tem whatsapp? |
    como entro em contato com o suporte | vcs tem whatsapp | qual o numero pra ligar? | número do suporte? |
    qual o telefone de vcs pra eu ligar | tem e-mail de contato? | qual o whats de vcs | canais de atendimento |
    qual numero ligo se der problema | qual é o telefone de vocês? | telefone da central? | qual o 0800`,
  'horario-atendimento': `
    tem atendente agora? | tem alguém atendendo a essa hora? | posso ligar que horas? |
    horario do atendimento humano | tão atendendo hj? | o suporte é 24h? | qual o horario que vcs atendem |
    vocês atendem de domingo? | atende feriado? | que horas fecha? | funciona sábado o atendimento? |
    horario de funcionamento? | que horas abre a central | atende sábado? | atende fim de semana? |
    vocês atendem 24 horas?`,
} as const satisfies Record<string, string>
