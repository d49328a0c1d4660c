/** Texts of the landing page block that explains how a customer's identity is checked. */
export const identityCheckWords = {
  steps: [
    { title: 'Resolva o captcha', text: 'Ele mostra que há uma pessoa do outro lado da tela.' },
    { title: 'Digite os 5 primeiros números do CPF', text: 'Só os 5 primeiros, para achar o seu pedido.' },
    {
      title: 'Fotografe um documento oficial',
      text: 'Fora da capinha, inteiro na foto e com as letras nítidas.',
    },
    { title: 'Tire uma selfie', text: 'Em um fundo neutro, com o rosto descoberto e luz de frente.' },
    { title: 'Revise e aceite', text: 'Confira as fotos e os dados antes de concluir.' },
  ],
} as const
