import '@fontsource/noto-nastaliq-urdu/arabic-400.css';
