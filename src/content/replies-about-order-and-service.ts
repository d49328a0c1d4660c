/**
 * What the chat answers to questions and remarks about the order, the bill, the installation and the service, such
 * as 'I will answer later'.
 */
import { MINIMUM_AGE } from '../lib/minimum-age.ts'
import { DUE_DAYS } from '../lib/bill-due-days.ts'
import { choiceInWords } from '../lib/list-in-words.ts'
import { pagePhones } from './brand-and-phones.ts'
import { firstBill } from './first-bill.ts'

/** End of the answers to questions that the specification leaves open: the operator's staff know more. */
const team = `a equipe responde pelo ${pagePhones.sales}`

export const answersAboutOrderAndService = {
  /** F§9 (no payment in the order), D107; `payment` is the operator's sentence, '' if it is not set. */
  'primeira-fatura': (payment: string) =>
    `Agora você não paga nada. ${firstBill(payment)} Depois vem uma por mês.`,
  // D1 (banks come from the operator's list); a bill is the other way to pay
  'banco-aceito':
    'Valem os bancos da lista que aparece quando peço a conta. Se o seu não estiver nela, dá para pagar pela fatura, sem débito automático.',
  'conta-de-quem': `Para o débito peço banco, agência e conta. Se vale conta poupança, conjunta, de empresa, de salário ou de outra pessoa, não sei dizer: ${team}. Se preferir, dá para pagar pela fatura.`,
  'chave-pix': 'Só a chave não basta para o débito: preciso do banco, da agência e da conta com o dígito.',
  /** `payment` is the operator's sentence; '' if it is not set. */
  'como-chega-fatura': (payment: string) =>
    payment || `Se a fatura chega por e-mail, correio ou aplicativo, não sei dizer: ${team}.`,
  'um-vencimento-so': 'A fatura vence uma vez por mês, num dia só.',
  'qual-endereco':
    'Vale o endereço onde a internet vai ser instalada, mesmo que você more ou receba cartas em outro.',
  // the prices of a plan do not depend on the due day
  'dia-nao-muda-preco':
    'O dia do vencimento não muda o preço: ele é o do plano, com ou sem débito automático.',
  // F9.3 (periods); no duration is in the specification
  'hora-da-visita':
    'O técnico chega no período que você escolher: manhã, das 8h às 12h, ou tarde, das 12h às 18h. A hora exata e quanto tempo leva dependem da casa, e isso eu não sei dizer.',
  /** `day` is the first free one: 'segunda-feira, 23 de novembro'. */
  firstFreeDay: (day: string) => ` A primeira data livre é ${day}.`,
  // M§5 (a landline is accepted)
  'telefone-serve':
    'Pode ser celular ou fixo, com qualquer DDD; melhor ainda um celular com WhatsApp. É por ele que falamos com você sobre o pedido e a visita.',
  // the name of the contract is that of the CPF
  'em-nome-de-quem':
    'O contrato e a fatura saem no nome de quem contrata: nome, nascimento, nome da mãe e CPF são todos dessa mesma pessoa, como no documento. Para uma empresa vale o CNPJ, com os dados do representante legal.',
  // the address is that of the installation, the data those of the CPF
  'para-outra-casa':
    'Pode, sim: o endereço é o da casa onde a internet vai ficar; nome, nascimento, nome da mãe e CPF são os de quem contrata.',
  'nome-negativado': `Se uma restrição no CPF muda alguma coisa, não sei dizer: ${team}. Aqui ele serve para o contrato e para conferir que é você mesmo quem pede.`,
  // M9.8 (modems); the reach of Wi-Fi is promised nowhere
  'alcance-wifi':
    'O alcance do Wi-Fi depende da casa, das paredes e do lugar do modem, não dos megas, então não prometo que chegue a todo canto. Todos os planos vêm com modem; nos de 1 e 2 Giga, com Wi-Fi 6.',
  // M2.51
  'o-que-e-mega':
    'Mega e Giga são a velocidade da internet, e 1 Giga é mil Mega: quanto mais, mais aparelhos podem usar ao mesmo tempo. São megabits; arquivos se medem em megabytes, e um byte são oito bits: por isso o número de um download é oito vezes menor. O plano de 500 Mega é indicado para até 40 aparelhos.',
  // D71 (the day may be changed until the day before); the specification names no call or message before a visit
  'aviso-da-visita': `O dia e o período da visita são os que você escolhe aqui, e dá para mudar até a véspera. Se alguém liga ou escreve antes, não sei dizer: ${team}.`,
  // M§2 (fibre); the specification says nothing of rain
  'radio-fibra': `Aqui é fibra óptica: a internet vem como luz, por um fio de vidro. A de rádio vem pelo ar, de uma antena. Se a fibra oscila com chuva, não prometo daqui: ${team}.`,
  // the specification names no permission
  autorizacao: `Se o prédio, o síndico ou o dono do imóvel precisa autorizar, quem diz são eles: vale perguntar antes da visita. Por onde o cabo passa, o técnico vê na hora; antes disso, ${team}.`,
  // F§4 (the order number), U4 (the confirmation by e-mail)
  'confirmacao-por-email': (isMailed: boolean) =>
    isMailed
      ? 'Assim que você confirmar, o número do pedido aparece aqui, e a confirmação, com tudo o que combinamos, chega no seu e-mail.'
      : `Assim que você confirmar, o número do pedido aparece aqui: ele e a página do pedido são a sua confirmação. Se vai também um e-mail, não sei dizer: ${team}.`,
  resumo:
    'Está tudo na conferência do pedido, linha por linha: “Alterar” leva à pergunta e volta direto para cá.',
  // the specification says nothing of the next six
  atraso: `O que acontece se a fatura atrasar, cair em feriado ou faltar saldo na conta, não sei dizer: ${team}.`,
  'passagem-do-cabo': `Por onde o cabo passa e se é preciso furar, quem vê é o técnico, na visita. Antes dela, ${team}.`,
  estabilidade: `Se a internet oscila ou cai, com chuva, em horário de pico ou quando falta luz, não prometo daqui: ${team}. A velocidade de cada plano está no cartão dele.`,
  'limite-de-dados': `Se há limite de uso no mês, não sei dizer: ${team}.`,
  tecnico: `Quem é o técnico e como ele se identifica, não sei dizer: ${team}. Ele só vem no dia e no período que você escolher.`,
  'visita-incerta': `Se chuva ou imprevisto atrapalha a visita, não sei dizer: ${team}. Feito o pedido, dá para mudar o dia por aqui.`,
  'mudar-titular': `Se dá para mudar o titular depois, não sei dizer: ${team}.`,
  pausar: `Se dá para pausar a internet por um tempo, não sei dizer: ${team}.`,
  // F§6 (the birth date of a holder)
  idade: `Quem contrata precisa ter ${MINIMUM_AGE} anos ou mais. Os dados são todos dessa pessoa, como no documento.`,
  // U6 (the review comes before the order)
  contrato: `Antes de confirmar você confere tudo na tela, e nada é contratado antes de “Confirmar pedido”. Os textos dos contratos estão em Regulamentos e contratos; se uma cópia sua chega por e-mail ou correio, não sei dizer: ${team}.`,
  'email-serve': (isMailed: boolean) =>
    `Serve qualquer e-mail que você leia, de qualquer provedor${isMailed ? ': é nele que chega a confirmação do pedido' : ''}.`,
  // the specification names no order without a mother's name
  'sem-mae': `Aqui só anoto o nome de uma pessoa. Se no documento consta “não declarada”, ou se você não sabe, como fazer o pedido ${team.replace('responde', 'diz')}.`,
  // F§6 (the mother's name of the holder)
  'nome-da-mae': 'Anoto um nome só: o da mãe de quem contrata, como está no documento. O do pai não precisa.',
  // D23
  'o-que-e-ddd':
    'É o código de dois números da sua região, que vem antes do telefone: 11 em São Paulo, por exemplo.',
  'o-que-e-vencimento': 'É o dia do mês em que a fatura da internet vence, e até o qual se paga.',
  // D23
  'dias-de-vencimento': `A fatura vence todo mês no mesmo dia, que pode ser ${choiceInWords(DUE_DAYS.map(String))}. Em outro dia não dá.`,
  'ver-planos':
    'Os planos que chegam no seu endereço estão aqui na tela, com o preço de cada um. É só tocar em um deles ou escrever qual você quer.',
  'quer-contratar': 'Que bom, vamos fazer o seu pedido: é só responder uma pergunta por vez.',
  // M9.5
  'o-que-e-debito':
    'No débito automático a fatura é paga direto da sua conta no banco, no dia do vencimento, e a mensalidade fica menor. Sem ele você mesmo paga a fatura.',
  'conta-nao-cartao':
    'O número do cartão não: esse eu não peço. Preciso da agência e da conta com o dígito, que estão no aplicativo do banco.',
  'outro-documento':
    'Outro documento não serve. Preciso do CPF, que tem 11 números; na CIN, que é o RG novo, e na CNH ele também aparece.',
  // a customer's offers are found by the CPF alone
  'cpf-do-titular': `A consulta é pelo CPF de quem assina a internet, que está na fatura. Para um contrato em CNPJ, ou se a fatura não estiver com você, ${team}.`,
  'so-outro-endereco':
    'A fibra ainda não chegou ao endereço do seu cadastro, e por isso não dá para instalar lá. Se não houver outro endereço, nada muda: nada foi contratado.',
  // D15 (any answer may be corrected before the order), M9.10
  'mudar-resposta': `Antes de confirmar o pedido, você troca qualquer resposta: é só escrever o novo dado, ou tocar em “Alterar” na conferência. Depois, fale com o suporte, no ${pagePhones.support}.`,
  // section 7 and 9 of the privacy policy
  'quem-ve-dados':
    'Nada fica público nem é vendido. Só tem acesso quem precisa para atender você: a equipe, quem confere a identidade e quem faz a instalação, cada um ao necessário. O que é sensível só aparece em parte na tela.',
  // sections 7 to 9 of the privacy policy
  'onde-ficam-dados':
    'Ficam guardados conosco e com os fornecedores que nos hospedam; documento, telefone, nome da mãe e conta, em código. Um pedido que não termina é apagado depois de 90 dias parado; um pedido feito fica por 5 anos, porque é contrato.',
  // U-consent, section 5 of the privacy policy
  'o-que-sao-ofertas':
    'São promoções por e-mail, SMS e WhatsApp, e só vão para quem diz que quer. Sem isso você recebe apenas o que é do pedido, e pode desistir delas quando quiser. O que vem nelas e com que frequência, não sei dizer.',
  'dado-no-contrato': `O contrato sai com os dados de quem contrata. Quais deles aparecem impressos no contrato ou na fatura, não sei dizer: ${team}.`,
  // D71
  'mudar-visita': (canMove: boolean) =>
    canMove
      ? 'Dá, sim. Antes de confirmar, é só dizer outro dia; feito o pedido, você muda o dia e o período até a véspera, na página dele.'
      : `Antes de confirmar, é só dizer outro dia. Depois de feito o pedido, ${team}.`,
  // U5, U6: what is paid is shown in the review; the specification does not name taxes
  imposto: `O que você aceita é a mensalidade, mostrada por inteiro na conferência, e este pedido não soma nada a ela. Como os impostos entram nesse valor, não sei dizer: ${team}.`,
  // the catalogue of the specification has no television
  tv: 'Não: os planos deste site são só de internet por fibra, sem canais de TV. Alguns já incluem streaming, como Globoplay, HBO Max ou Paramount+.',
  'so-celular': `Por aqui se contrata a internet por fibra, sem plano de celular. Sobre um plano de celular, ${team}.`,
  'manter-fixo': `Os planos deste site são só de internet, sem telefone fixo, e este pedido não traz o número junto. O que acontece com a linha que você tem, não sei dizer: ${team}.`,
  // M9.10
  'loja-fisica': `O pedido se faz por aqui, ou por telefone, no ${pagePhones.sales}. Se há uma loja perto de você, não sei dizer: a equipe responde no mesmo número.`,
  // M9.8 (modems)
  'ponto-extra': `Todos os planos vêm com um modem Wi-Fi. Se dá para pôr outro ponto na casa, e quanto custa, não sei dizer: ${team}.`,
  repetidor: `Todos os planos vêm com um modem Wi-Fi. Se há repetidor ou um segundo aparelho, não sei dizer: ${team}. O alcance depende da casa, das paredes e do lugar do modem.`,
  /** `payment` is the operator's sentence; '' if it is not set. */
  'fatura-antecedencia': (payment: string) =>
    `${payment} Quantos dias antes do vencimento a fatura chega, não sei dizer: ${team}.`.trim(),
  // the hint of the questions for names
  'como-no-documento':
    'Escreva o nome completo, sem abreviar nem trocar por apelido: vale como está no documento.',
  'mais-pedido':
    'Qual plano é o mais pedido, não sei dizer. Se quiser uma sugestão, conte quantas pessoas usam a internet e para quê.',
  'varios-contratos': `Cada pedido é de um endereço só. Se há um limite de contratos no mesmo CPF, não sei dizer: ${team}.`,
  // D10: the name is only compared
  'mae-falecida':
    'Sinto muito. O nome dela serve do mesmo jeito, como está no seu documento: é só para conferir que é você quem contrata.',
  'outras-promocoes': `As promoções daqui são as que aparecem em cada plano. Se existe alguma outra, não sei dizer: ${team}.`,
  'como-nos-falamos': `O telefone serve para falarmos com você sobre o pedido e a visita. Se é por ligação ou por mensagem, e quando, não sei dizer: ${team}.`,
  /** `hint` says how the value is written. */
  'formato-da-data': (hint: string) => `Isso: ${hint.charAt(0).toLowerCase()}${hint.slice(1)}`,
  'formato-da-conta': (agency: string, account: string) =>
    `Agência: ${agency.charAt(0).toLowerCase()}${agency.slice(1)} Conta, com o dígito. ${account}`,
  // before the lead exists, starting again erases all that was said
  'apagar-agora':
    'Pode apagar, sim. Ainda não há pedido seu guardado: “Recomeçar”, abaixo, apaga tudo o que você escreveu aqui. O que houver de outros pedidos seus, peça em “Meus dados”, na ajuda.',
  // the question for the house number
  'apartamento-precisa':
    'Para apartamento ou sala preciso do número do prédio e, depois, do complemento: qual é, com o bloco se houver. Para uma casa basta o número.',
  // the hint of the questions for names; the specification names no other name
  'nome-social': `Aqui vale o nome de quem contrata como está no documento. Se o nome social pode constar no contrato, não sei dizer: ${team}.`,
  // M9.10; the specification names no application of the operator
  'segunda-via': `Segunda via da fatura é com o suporte, no ${pagePhones.support}. Se ela sai também por aplicativo, não sei dizer: ${team}.`,
  // D64 (a technician's visit)
  'o-que-o-tecnico-faz': `O técnico faz a instalação no seu endereço. Se ele também conecta celulares, TVs ou outros aparelhos, não sei dizer: ${team}.`,
  'recusa-ofertas': 'Anotei também: nada de ofertas.',
  'nao-anotado':
    'Não anotei: pelo que você escreveu, isso não é seu, ou ainda não está decidido. Se for para o pedido, mande só o dado.',
  /** `why` says what the open question is for. */
  pular: (why: string) => `Esta não dá para pular. ${why}`.trim(),
  /** `count` questions are left before the review. */
  left: (count: number) =>
    count === 0
      ? 'É a última: depois você só confere o pedido.'
      : count === 1
        ? 'Falta mais uma pergunta, e depois você só confere o pedido.'
        : `No máximo mais ${count} perguntas, e depois você só confere o pedido.`,
  'escolha-sua': 'Essa escolha é sua, e só anoto o que você disser.',
  'dado-de-antes':
    'Daqui eu não vejo cadastros, fotos, conversas de antes nem o número de onde você escreve. Pode escrever por aqui?',
  /** If only a person can erase what was said, ways to reach one follow. */
  desistir: (canErase: boolean) =>
    `Tudo bem: nada foi contratado. Se mudar de ideia, é só responder; para apagar o que já disse, ${canErase ? 'toque em “Apagar meus dados”' : 'fale com uma pessoa'}.`,
  /** The answers are kept in the browser, or only in this page if it blocks storage. */
  'volto-depois': (isKept: boolean) =>
    isKept
      ? 'Sem pressa. Suas respostas ficam guardadas neste aparelho, e a pergunta espera por você.'
      : 'Sem pressa. Suas respostas ficam só nesta página: para continuar, deixe-a aberta.',
} as const

/** Questions that the specification leaves open: with their answers goes the way to a person. */
export const leftToTeam: readonly string[] = [
  'conta-de-quem',
  'nome-negativado',
  'atraso',
  'passagem-do-cabo',
  'autorizacao',
  'radio-fibra',
  'estabilidade',
  'limite-de-dados',
  'tecnico',
  'visita-incerta',
  'mudar-titular',
  'pausar',
  'sem-mae',
  'dado-no-contrato',
  'imposto',
  'so-celular',
  'manter-fixo',
  'loja-fisica',
  'ponto-extra',
  'repetidor',
  'varios-contratos',
  'outras-promocoes',
  'como-nos-falamos',
  'nome-social',
  'segunda-via',
  'o-que-o-tecnico-faz',
  'cpf-do-titular',
  'so-outro-endereco',
  'robo',
  'golpe',
]
