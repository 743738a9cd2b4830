import type { Language } from '@takhti/domain';

const letters = (text: string): readonly string[] => text.split(' ');

/** The letters that a code turns into each other, in the order in which children say them. */
export const alphabets: Readonly<Record<Language, readonly string[]>> = {
  english: letters('A B C D E F G H I J K L M N O P Q R S T U V W X Y Z'),
  urdu: letters('آ ا ب پ ت ٹ ث ج چ ح خ د ڈ ذ ر ڑ ز ژ س ش ص ض ط ظ ع غ ف ق ک گ ل م ن ں و ہ ھ ء ی ے'),
  pashto: letters(
    'آ ا ب پ ت ټ ث ج ځ چ څ ح خ د ډ ذ ر ړ ز ژ ږ س ش ښ ص ض ط ظ ع غ ف ق ک ګ ل م ن ڼ و ه ی ې ۍ ئ ي',
  ),
  dari: letters('آ ا ب پ ت ث ج چ ح خ د ذ ر ز ژ س ش ص ض ط ظ ع غ ف ق ک گ ل م ن و ه ی'),
};
