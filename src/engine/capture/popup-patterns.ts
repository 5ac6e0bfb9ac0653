import type { PopupPatterns } from "./page/close-popups.ts";

/** How pop-ups are closed, in the languages of advertising. */

const POPUP_CLOSE_LABELS = [
  "^[×✕✖✗✘╳⨯xX]$",
  "^(close|dismiss|hide|skip)\\b",
  "\\bclose( (this|the))?( (dialog|modal|pop-?up|window|banner|form|overlay))?$",
  "^no,? (thanks|thank you)",
  "^(not|maybe) (now|later|today)\\b",
  "^continue (without|to (the )?(site|shop|store|page))",
  "schlie(ß|ss)en$",
  "^nein,? danke",
  "^(nicht jetzt|vielleicht später|überspringen)",
  "^fermer\\b",
  "^non,? merci",
  "^(plus tard|pas maintenant)",
  "^cerrar\\b",
  "^no,? gracias",
  "^(ahora no|más tarde)",
  "^chiudi\\b",
  "^no,? grazie",
  "^(non ora|più tardi)",
  "^sluit(en)?\\b",
  "^nee,? (bedankt|dank)",
  "^(niet nu|misschien later)",
  "^fechar\\b",
  "^não,? obrigad[oa]",
  "^(agora não|mais tarde)",
];

const POPUP_CLOSE_ELEMENT_NAMES = [
  "(^|[\\s_-])(close|closer|closebtn|closebutton|dismiss)($|[\\s_-])",
  "close-?(btn|button|icon|modal|popup)",
];

export const POPUP_PATTERNS: PopupPatterns = {
  closeButton: POPUP_CLOSE_LABELS.join("|"),
  closeElementName: POPUP_CLOSE_ELEMENT_NAMES.join("|"),
};
