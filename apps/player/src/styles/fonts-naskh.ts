import '@fontsource-variable/noto-naskh-arabic/wght.css';
