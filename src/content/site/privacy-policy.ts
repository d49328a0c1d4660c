/** Text of the privacy policy: what data is collected, why, for how long, and the visitor's rights. */
import { MINIMUM_AGE } from '../../lib/minimum-age.ts'
import { brand } from '../brand-and-phones.ts'
import type { PrintedDocument } from './pdf-document.ts'

/** The heading below which the privacy policy says that a language model is used. */
const WITHOUT_QUESTION = '4. O que é registrado sem pergunta'

/** What the privacy policy says while the operator has a language model (docs/language-model.md). */
const languageModel =
  'Quando o chat não entende uma mensagem, um modelo de linguagem ajuda a adivinhar o que ela quer dizer. Antes de sair do seu navegador, nomes, números, endereços, e-mails e toda palavra fora de uma lista fixa são trocados por marcas como NUMERO_1. Nas perguntas de nome, documento, conta bancária e código nada é enviado. O modelo só sugere: nada é anotado sem você confirmar, e nenhuma decisão sobre o seu pedido é tomada por ele.'

/** Returns the privacy policy. `hasLanguageModel`: whether the operator has a language model for the chat. */
export const privacyPolicy = (hasLanguageModel: boolean): PrintedDocument =>
  hasLanguageModel
    ? {
        ...privacy,
        sections: privacy.sections.map((section) =>
          section.heading === WITHOUT_QUESTION
            ? { ...section, body: [...section.body, languageModel] }
            : section,
        ),
      }
    : privacy

export const privacy: PrintedDocument = {
  file: 'politica-de-privacidade.pdf',
  title: 'Política de privacidade',
  lead: `Como a ${brand.name} trata os dados de quem consulta cobertura, pede um plano, renova ou migra por este site, conforme a Lei Geral de Proteção de Dados (Lei nº 13.709/2018, LGPD).`,
  updated: '2026-11-30',
  sections: [
    {
      heading: '1. Em poucas palavras',
      body: [
        '- Pedimos só o que o pedido exige, uma pergunta de cada vez, e dizemos o motivo na própria pergunta.\n- Nada é contratado antes de você confirmar.\n- Documento, conta bancária, telefone e nome da mãe ficam cifrados.\n- Pedido que não termina é apagado depois de 90 dias sem resposta.\n- Você pode ver, corrigir e apagar seus dados.',
      ],
    },
    {
      heading: '2. Quem é responsável',
      body: [
        `A ${brand.name} é a controladora dos dados tratados neste site: decide por que e como eles são usados. Fornecedores que nos ajudam, como quem confere a identidade e quem faz a instalação, agem sob nossas instruções ou dentro da própria obrigação legal.`,
      ],
    },
    {
      heading: '3. O que pedimos e por quê',
      body: [
        '- CEP, número, complemento, quadra e lote: para saber se a fibra chega ao endereço e, depois, instalar.\n- Nome, telefone e e-mail: para falar com você sobre o pedido e a visita e mandar a confirmação.\n- Data de nascimento, CPF ou CNPJ e nome da mãe: para confirmar quem está contratando e evitar que alguém peça em seu nome.\n- Respostas às perguntas de segurança, quando aparecem: para confirmar sua identidade. Servem só para isso.\n- Dia de vencimento e forma de pagamento: para emitir a fatura.\n- Banco, agência e conta, se você escolher débito automático: para autorizar o débito.\n- Datas e períodos que você prefere: para marcar a instalação.\n- Código enviado ao seu e-mail ou telefone: para confirmar que quem renova, migra ou usa uma oferta de colaborador é o titular.',
        'Se a verificação por documento for pedida, ela usa a foto de um documento oficial e uma selfie, só para confirmar que é você. Não pedimos senha, cartão de crédito nem dados sobre saúde, religião, origem ou opinião.',
      ],
    },
    {
      heading: WITHOUT_QUESTION,
      body: [
        '- Dados técnicos da visita: tipo de navegador, idioma, fuso horário, classe de tela, endereço IP e horário. Servem para o site funcionar, para a segurança e contra fraude.\n- Origem da visita: parâmetros de campanha que vêm no endereço da página, como utm_source, e a página por onde você entrou.\n- O caminho do pedido: que etapas foram respondidas, por chat ou por formulário, e que consentimentos foram dados, com data e versão do texto. Quantas vezes cada pergunta é vista, respondida ou deixada contamos só em somas por dia, sem nada que leve a você. Para notar quando muitas contagens vêm de um só lugar, o servidor distingue os endereços IP só na memória, embaralhados com um segredo que muda a cada dia; nenhum fica guardado. Para que ninguém ocupe sozinho a agenda dos técnicos, um pedido com visita marcada guarda, embaralhado com uma chave secreta, de que trecho da internet ele veio (um trecho que muitas pessoas dividem, não o endereço IP); isso é apagado até o dia seguinte à visita, ou quando ela é cancelada. Também assim contamos as mensagens que o chat não entendeu, das quais ficam só palavras de uma lista fixa, sem nomes, números nem endereços, e os erros do site no navegador.\n- No seu navegador: a identificação do pedido em andamento, a forma que você prefere (chat ou formulário), o tamanho da página, a escolha de cookies e, para as somas, as perguntas já vistas, o dia da primeira visita e o dia em que um sorteio escolheu entre chat e formulário. Até a consulta do endereço, também o CEP e o número que você digitou. As outras respostas não ficam guardadas no navegador.',
      ],
    },
    {
      heading: '5. Com que base na lei',
      body: [
        '- Execução de contrato e passos anteriores a ele, a seu pedido (art. 7º, V): consulta de cobertura, pedido, instalação, renovação e migração.\n- Obrigação legal e regulatória (art. 7º, II): guarda de contratos, documentos fiscais e registros exigidos pela Anatel e pelo Marco Civil da Internet.\n- Proteção do crédito e prevenção à fraude (art. 7º, X e IX): conferência de identidade e análise de risco.\n- Legítimo interesse (art. 7º, IX): segurança do site e medição do caminho do pedido, no mínimo necessário.\n- Consentimento (art. 7º, I): promoções por e-mail, contato por SMS e WhatsApp, e cookies de publicidade, desempenho e funcionalidade. Você pode retirar o consentimento quando quiser.',
      ],
    },
    {
      heading: '6. Análise de risco',
      body: [
        'A conferência de identidade é automática. Ela pode aprovar, pedir algumas perguntas ou não aprovar. Se ela não aprovar, uma pessoa pode rever o caso: peça pelos canais do item 11 (art. 20 da LGPD). Não usamos essa conferência para nenhum outro fim.',
      ],
    },
    {
      heading: '7. Com quem os dados são compartilhados',
      body: [
        '- Empresas da rede e equipes de instalação: endereço, nome, telefone e horário da visita.\n- Serviços de conferência de identidade e de proteção ao crédito: os dados do item 3 que essa conferência exige.\n- O seu banco, se houver débito automático.\n- Parceiros de streaming e de programa de pontos, se o plano os incluir: só o necessário para liberar o benefício.\n- Fornecedores de hospedagem, e-mail e mensagens, que guardam ou entregam dados em nosso nome.\n- Autoridades, quando a lei ou uma decisão judicial mandar.',
        'Não vendemos dados. Se algum fornecedor estiver fora do Brasil, exigimos dele as garantias da LGPD para transferência internacional.',
      ],
    },
    {
      heading: '8. Por quanto tempo',
      body: [
        '- Pedido começado e não terminado, endereço consultado, pedido de ligação e renovação não concluída: 90 dias sem resposta.\n- Lista de espera de quem quer saber quando a fibra chega: 365 dias.\n- Pedido concluído: 5 anos, por ser contrato.\n- Registros técnicos de acesso: pelo prazo que a lei exige.',
        'Depois disso os dados são apagados. Cópias de segurança deixam de existir no ciclo seguinte de renovação delas.',
      ],
    },
    {
      heading: '9. Como protegemos',
      body: [
        '- A conexão com o site é sempre cifrada.\n- Documento, telefone, nome da mãe e dados bancários são guardados cifrados, com chaves separadas do banco de dados.\n- Ao voltar a um pedido, esses dados aparecem só em parte, como ***.982.247-**.\n- Só quem precisa deles para atender você tem acesso.\n- Dados pessoais não vão para endereços de páginas, registros técnicos nem ferramentas de publicidade.',
        'Se houver um incidente que possa causar dano relevante, avisamos você e a Autoridade Nacional de Proteção de Dados (ANPD).',
      ],
    },
    {
      heading: '10. Cookies',
      body: [
        'Até você decidir, só funciona o que é necessário para o pedido. No aviso de cookies você aceita tudo, recusa tudo ou escolhe entre publicidade e desempenho e funcionalidade. A escolha vale por 7 dias e pode ser mudada a qualquer momento.',
      ],
    },
    {
      heading: '11. Seus direitos e como usá-los',
      body: [
        'A LGPD (art. 18) garante a você:',
        '- confirmar se tratamos seus dados e ter acesso a eles;\n- corrigir o que estiver errado ou desatualizado;\n- pedir anonimização, bloqueio ou eliminação do que for desnecessário ou excessivo;\n- levar seus dados para outro fornecedor;\n- apagar o que foi tratado com seu consentimento e retirar o consentimento;\n- saber com quem seus dados foram compartilhados;\n- se opor a um tratamento e pedir revisão de decisão automática.',
        'Para apagar os dados de um pedido em andamento ou concluído, use “Apagar meus dados” na ajuda do pedido ou no recibo, com o telefone que você informou. Para sair da lista de espera, toque em “Não quero ser avisado”.',
        `Para os demais direitos, e para dados de pedidos de antes, use a página “Meus dados”, no rodapé do site (/meus-dados/), ou fale com o encarregado pelo tratamento de dados pessoais: telefone {suporte} ou {atendimento}. Respondemos em até 15 dias. Você também pode reclamar à ANPD (www.gov.br/anpd).`,
      ],
    },
    {
      heading: '12. Menores de idade',
      body: [
        `Só maiores de ${MINIMUM_AGE} anos podem contratar. Não pedimos dados de crianças nem de adolescentes.`,
      ],
    },
    {
      heading: '13. Mudanças nesta política',
      body: [
        'Quando este texto mudar, a data no alto muda com ele. Mudança que afete um consentimento seu é avisada antes de valer.',
      ],
    },
  ],
}
