// src/content/problems/one-time-code.ts
/** Error messages for a code that was sent by e-mail. */
var codeProblems = {
	"codigo-errado": "O código não confere. Você ainda tem {left} tentativas.",
	"codigo-esgotado": "Foram muitas tentativas. Peça outro código.",
	"codigo-tamanho": "O código tem seis números; você digitou {typed}",
	"codigo-ultima-tentativa": "O código não confere. Você ainda tem 1 tentativa.",
	"codigo-vazio": "Digite o código que enviamos",
	"codigo-vencido": "O código venceu. Peça outro."
};
export { codeProblems as t };
