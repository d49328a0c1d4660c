//# allFunctionsCalledOnLoad
import{Er as e,Xn as t,rr as n}from"./first-C7A1eHpt.js";import{x as r}from"./base-DzYMLGnZ.js";var i=i=>e(n(i),{cep:{cep:r(t(i,`cep`).cep??``)}});export{i as t};