import { brand, firstPhones, pagePhones } from '../../brand-and-phones.ts'
import { whatsappHref } from '../../whatsapp-links.ts'
import { orderTerms } from '../../order-terms.ts'
import { mobilePlan } from '../../site/mobile-plan-selection.ts'
import { coverageCheckHref } from '../../../lib/coverage-check-href.ts'
import { identityCheckWords } from '../identity-check.ts'
import { externalLinks } from '../external-links.ts'
import { visitorQuestions, type FactId } from '../../visitor-questions.ts'
import { cancellingStreaming } from './streaming.ts'
import { type FaqList } from './faq-types.ts'
import { groupedQuestions, bulletList } from './grouped-questions-and-bullet-lists.ts'

/** Returns the answer that the chat gives to a question, as a line of the FAQ: with the page's phone numbers. */
const answerOfChat = (id: FactId): string =>
  visitorQuestions[id]
    .answer({})
    .replaceAll(pagePhones.sales, '{vendas}')
    .replaceAll(pagePhones.support, '{suporte}')

const signIns = Object.values(externalLinks.signIn)
const order = { label: 'Consultar meu endereço', href: coverageCheckHref('faq') } as const

const bonuses = mobilePlan.options.filter(({ bonus }) => bonus !== '')

/** FAQ of every campaign without a special list, in the order of the specification. */
export const generalFaq: FaqList = {
  title: `Tire suas dúvidas sobre a ${brand.name}`,
  questions: [
    ...groupedQuestions('A internet e os planos', [
      {
        id: 'o-que-e',
        question: `O que é a ${brand.name}?`,
        answer: [
          `É a internet de fibra óptica para a sua casa: a luz viaja por um fio de vidro até o modem, e ele espalha o Wi-Fi pelos cômodos. {velocidades}`,
        ],
      },
      {
        id: 'fibra-ou-adsl',
        question: 'Qual é a diferença entre fibra e ADSL?',
        answer: [
          'A ADSL usa o fio de cobre do telefone: quanto mais longe a casa fica da central, mais fraco chega o sinal.',
          'A fibra leva luz por um fio de vidro. Ela não sofre interferência elétrica e aceita velocidades bem maiores, para baixar e para enviar.',
        ],
      },
      {
        id: 'vantagens',
        question: 'Quais são as vantagens?',
        answer: bulletList(
          '{mais-aparelhos}',
          '{maior-upload}',
          '{modem}',
          'Aplicativos inclusos e, se você quiser, streaming na mesma fatura.',
          'Mensalidade menor com débito automático, nos primeiros 12 meses.',
        ),
      },
      {
        id: 'como-contratar',
        question: 'Como contrato?',
        answer: [
          'Digite o CEP e o número da casa. Se houver fibra, escolha o plano e responda uma pergunta de cada vez, pelo chat ou pelo formulário. Nada é contratado antes de você confirmar o pedido.',
          `Prefere falar com alguém? Ligue para {vendas} ou chame no WhatsApp.`,
        ],
        links: [order, { label: 'Pedir pelo chat', href: '/chat' }],
      },
      {
        id: 'qual-plano',
        question: 'Como escolho o plano?',
        answer: [
          'Conte os aparelhos que ficam ligados ao mesmo tempo: celulares, TVs, computadores, câmeras.',
          '{aparelhos-por-plano}',
          'Quem envia arquivos grandes ou transmite ao vivo deve olhar também o upload.',
        ],
      },
      {
        id: 'aplicativos',
        question: 'Quais aplicativos vêm no plano?',
        answer: [
          'Cada plano traz os seus, já na mensalidade. {aplicativos} O cartão do plano mostra quais são os dele.',
        ],
      },
    ]),
    ...groupedQuestions('Cobertura e cobrança', [
      {
        id: 'cobertura',
        question: 'Em quais estados e cidades tem fibra?',
        answer: [answerOfChat('cobertura')],
        links: [order, externalLinks.states, externalLinks.cities],
      },
      {
        id: 'vizinho',
        question: 'Por que meu vizinho tem fibra e eu não?',
        answer: [
          'O fio que chega a cada casa sai de um divisor óptico, uma caixa na rua que atende um número limitado de endereços. Se a caixa do seu trecho está cheia, o vizinho pode ter fibra e você ainda não.',
          'Quando a consulta responde que não há fibra, você pode deixar seu contato para saber quando ela chegar.',
        ],
        links: [order],
      },
      {
        id: 'inicio-da-cobranca',
        question: 'Quando começa a cobrança?',
        answer: [orderTerms.firstBill, answerOfChat('vencimento-mudar')],
      },
    ]),
    ...groupedQuestions('Streaming', [
      {
        id: 'streaming',
        question: 'Quais planos vêm com streaming?',
        answer: [
          '{streaming-por-plano}',
          '{streaming-mais-barato}',
          'Planos com streaming têm fidelidade de 12 meses.',
        ],
        links: [
          { label: 'Globoplay', href: '/globoplay/' },
          { label: 'HBO Max', href: '/hbo-max/' },
          { label: 'Paramount+', href: '/paramount/' },
        ],
      },
      {
        id: 'ativar-streaming',
        question: 'Como ativo os aplicativos de streaming?',
        answer: [answerOfChat('streaming-ativar')],
        links: signIns,
      },
      {
        id: 'mais-procurado',
        question: 'Qual é o plano mais popular?',
        answer: ['Depende da casa: conte os aparelhos e veja o que cada plano traz. {destaques}'],
      },
    ]),
    ...groupedQuestions('Do pedido à instalação', [
      {
        id: 'passo-a-passo',
        question: 'Quais são os passos da compra até a instalação?',
        answer: [
          ...bulletList(
            'Digite o CEP e o número: a consulta da fibra sai na hora.',
            'Escolha o plano.',
            'Responda seus dados: nome, contato, nascimento, nome da mãe e CPF.',
            'Escolha o vencimento e a forma de pagamento.',
            'Marque a visita do técnico.',
            'Confira tudo e toque em “Confirmar pedido”.',
            'Receba o técnico: ele instala a fibra e o modem.',
          ),
          answerOfChat('instalacao-prazo'),
        ],
      },
      {
        id: 'por-que-documentos',
        question: 'Por que podem pedir documentos e uma selfie?',
        answer: [
          'Para ter certeza de que é você mesmo quem está contratando, e não alguém usando seus dados.',
          answerOfChat('documentos'),
        ],
      },
      {
        id: 'enviar-documentos',
        question: 'Como envio os documentos?',
        answer: [
          'Quando a verificação é pedida, são estes passos:',
          ...bulletList(...identityCheckWords.steps.map(({ title, text: detail }) => `${title}. ${detail}`)),
        ],
      },
    ]),
    ...groupedQuestions('Velocidade e Wi-Fi', [
      {
        id: 'teste-de-velocidade',
        question: 'Como testo a velocidade?',
        answer: [
          'Ligue um computador ao modem pelo cabo, feche o que estiver usando a internet e abra o teste.',
          'No Wi-Fi o resultado varia com a distância do modem, as paredes e o próprio aparelho.',
        ],
        links: [externalLinks.speedTest],
      },
      {
        id: 'upload-e-download',
        question: 'Qual é a diferença entre download e upload?',
        answer: [
          'Download é o que chega até você: vídeos, páginas, jogos. Upload é o que você envia: fotos, arquivos, a sua imagem em uma chamada.',
          '{uploads-por-plano}',
        ],
      },
      {
        id: 'wifi-6',
        question: 'O modem tem Wi-Fi 6?',
        answer: [
          '{modem-por-plano}',
          'O Wi-Fi 6 pode ser até 40% mais rápido. Para aproveitar, o celular ou o computador também precisa ter Wi-Fi 6.',
        ],
      },
    ]),
    ...groupedQuestions('Atendimento e fatura', [
      {
        id: 'contato',
        question: 'Quais são os números de contato?',
        answer: [answerOfChat('contato')],
        links: [
          { label: brand.callRequest.label, href: brand.callRequest.href },
          { label: 'WhatsApp', href: whatsappHref(firstPhones.whatsapp) },
        ],
      },
      {
        id: 'suporte',
        question: 'Como falo com o suporte técnico?',
        answer: [
          `Pelo telefone {suporte}.`,
          'Antes de ligar, veja se o modem está na tomada, se as luzes estão acesas e se os cabos estão firmes: o atendente vai perguntar.',
        ],
        links: [externalLinks.support],
      },
      {
        id: 'bonus-no-celular',
        question: 'Tenho TIM no celular. Ganho internet a mais?',
        answer: [
          'Sim, quem tem estes planos leva um bônus junto com a fibra, por até 12 meses, nas condições da oferta:',
          ...bulletList(...bonuses.map(({ label, bonus }) => `${label}: ${bonus}.`)),
        ],
        links: [{ label: 'Escolher meu plano de celular', href: '/selecao-plano-movel/' }],
      },
      {
        id: 'segunda-via',
        question: 'Como pego a segunda via da fatura?',
        answer: ['Na página de atendimento ou no Meu TIM, com o CPF do titular.'],
        links: [externalLinks.support, externalLinks.customers],
      },
      {
        id: 'pagamento',
        question: 'Quais são as formas de pagamento?',
        answer: [answerOfChat('pagamento-formas'), '{economia-com-debito}'],
      },
      {
        id: 'cancelar-plano',
        question: 'Como cancelo o plano?',
        answer: [answerOfChat('cancelar'), answerOfChat('multa')],
        links: [{ label: 'Regulamentos e contratos', href: '/regulamentos/' }],
      },
      {
        id: 'cancelar-streaming',
        question: 'Como cancelo o streaming?',
        answer: cancellingStreaming,
      },
    ]),
  ],
}
