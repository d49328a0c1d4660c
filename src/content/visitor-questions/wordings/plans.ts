/** Ways in which people ask about what plans include, including typos and slang. */

export const planWordings = {
  'wifi-modem': ['tem que devolver o aparelho?', 'tem 5ghz?'],
  'velocidade-upload': [
    'qual o up?',
    'quanto sobe?',
    'velocidade para enviar arquivo',
    'é simétrica a internet?',
    'qto de up e down',
    'dá pra fazer live?',
    'qual a velocidade real?',
    'é rápida mesmo?',
    'por que 700 mega se é 600?',
    'o que são os 100 mega de bônus?',
  ],
  jogos: ['serve pra fazer stream na twitch?', 'meu filho joga muito, aguenta?'],
  'quantos-aparelhos': [
    'quantos aparelhos posso ligar?',
    'somos 5 em casa, dá conta?',
    'dá pra família toda?',
    'funciona com muitos aparelhos?',
    'tem limite de aparelhos?',
    'cai se tiver muita gente usando?',
    'e se a família inteira usar ao mesmo tempo?',
    'dá pra tv, celular e computador de uma vez?',
    'fica lento com vários celulares?',
  ],
  'streaming-inclusos': [
    'o que vem incluso no plano?',
    'vem com tv?',
    'tem canal de tv junto?',
    'dá pra ver futebol?',
  ],
  'streaming-ativar': [
    'preciso criar conta no hbo?',
    'já tenho conta no globoplay, como faço?',
    'já assino hbo, e agora?',
    'como usar os aplicativos inclusos?',
  ],
  'telefone-fixo': [
    'tem plano com telefone?',
    'combo internet e telefone',
    'vem com linha telefonica',
    'quero internet e fixo',
    'tem voip?',
  ],
} as const satisfies Record<string, readonly string[]>
